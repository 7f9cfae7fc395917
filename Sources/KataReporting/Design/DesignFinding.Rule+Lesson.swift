package import KataCore

extension DesignFinding.Rule {
  /// The lesson that explains the rule, where the finding names none.
  package var lesson: String {
    switch self {
    case .massiveController, .brokenBehaviour: "why"
    case .misplacedDuty, .manyJobs, .clearRoles: "mvp"
    case .strongRing, .piledWork, .borrowedType, .repeatedRule, .missingSeam: "mvp"
    case .brokenPart, .leftInMemory: "mvp"
    case .broadcast, .unaskedPart, .repeatedStart: "mvp"
    case .wrongWayReference, .unreachableLogic, .logicBesideUIKit: "mvp"
    case .survivor, .uninterceptableEffect, .wellTested, .idleTests: "mvp"
    case .scattered, .tangledFunction, .ceremony, .unused, .passThrough, .growth, .lean:
      "choosing"
    }
  }
}

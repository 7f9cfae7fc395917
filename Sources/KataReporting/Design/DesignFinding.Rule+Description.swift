package import KataCore

extension DesignFinding.Rule {
  /// What the rule looks for, in one sentence.
  package var description: String {
    switch self {
    case .brokenBehaviour: "The screen no longer does what it did."
    case .failingCase: "A part does not do what the pattern's suite asks of it."
    case .retainCycle: "Objects hold each other strongly, so none of them is released."
    case .massiveController: "A view controller does most of everything."
    case .misplacedDuty: "Lines fulfil a duty that belongs to another role of the pattern."
    case .wrongDirection: "A type depends on one that its role must not depend on."
    case .manyJobs: "A type does several jobs."
    case .uninterceptableEffect: "A type reaches outside in a way that no test double can replace."
    case .survivor: "A change to the logic goes unnoticed by the tests that count."
    case .idleTests: "The learner's own tests are missing, cannot count, or notice next to nothing."
    case .logicBesideUIKit: "Logic is compiled together with UIKit."
    case .tangledFunction: "A function is hard to follow."
    case .ceremony: "Declarations add form and no work."
    case .clearRoles: "Each type keeps to its role."
    case .wellTested: "Tests without a view notice changes to the logic."
    }
  }

  /// Whether it only ever praises.
  package var isPraise: Bool { self == .clearRoles || self == .wellTested }
}

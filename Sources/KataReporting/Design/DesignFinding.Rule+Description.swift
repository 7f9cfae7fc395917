package import KataCore

extension DesignFinding.Rule {
  /// What the rule looks for, in one sentence.
  package var description: String {
    switch self {
    case .massiveController: "A view controller does most of everything."
    case .misplacedDuty: "Lines of one duty are in a type whose main work is another."
    case .manyJobs: "A type does several jobs."
    case .wrongWayReference: "A type knows another one that it does without in the pattern."
    case .strongRing: "Objects hold each other, so that neither is ever let go of."
    case .piledWork: "A presenter or view model reads answers or words texts itself."
    case .borrowedType: "A screen's words are on types that others use."
    case .repeatedRule: "A rule is kept in two places."
    case .broadcast: "A notification goes between types that know each other."
    case .unaskedPart: "What the contract has a part for goes past that part."
    case .repeatedStart: "What is to begin once begins again each time the screen comes back."
    case .scattered: "Types hold too little to be worth their names."
    case .clearRoles: "Each type keeps to its own job."
    case .survivor: "A change to the logic goes unnoticed by tests without a view."
    case .unreachableLogic: "Logic is out of reach for tests without a view."
    case .uninterceptableEffect: "A type reaches outside by itself, where no test can intercept it."
    case .logicBesideUIKit: "Logic shares a file with UIKit."
    case .brokenBehaviour: "The screen no longer does what it did."
    case .brokenPart: "A part does not do what the pattern's cases ask of it."
    case .leftInMemory: "The screen stays in memory once it is left."
    case .missingSeam: "The pattern's suites cannot make the parts that decide."
    case .wellTested: "Changes to the logic are noticed by tests without a view."
    case .idleTests: "Tests run the code, but notice next to nothing when it is changed."
    case .tangledFunction: "A function is hard to follow."
    case .ceremony: "Declarations add form and no work."
    case .unused: "Functions are called by nobody."
    case .passThrough: "A type only passes calls on to another."
    case .growth: "The code has grown much beyond the starter's."
    case .lean: "The code is hardly larger than the starter's."
    }
  }

  /// Whether it only ever praises.
  package var isPraise: Bool {
    switch self {
    case .clearRoles, .wellTested, .lean: true
    default: false
    }
  }
}

/// Something that a measure of the design has to say about the learner's code; its sentence is made by the report.
package struct DesignFinding: Codable, Hashable, Sendable {
  package enum Level: String, Codable, CaseIterable, Hashable, Sendable {
    case essential, advice, note, praise
  }

  /// A stable id, and what its sentence is about.
  package enum Rule: String, Codable, CaseIterable, Hashable, Sendable {
    /// A view controller that does most of everything.
    case massiveController = "distribution.massive-controller"
    /// Lines whose duty is not the main one of their type.
    case misplacedDuty = "distribution.misplaced-duty"
    /// A type that does several jobs.
    case manyJobs = "distribution.many-jobs"
    /// A reference that the pattern does not allow.
    case wrongWayReference = "distribution.wrong-way-reference"
    /// Types that are too small to be worth their name.
    case scattered = "distribution.scattered"
    case clearRoles = "distribution.clear-roles"
    /// A mutant that no counted test noticed.
    case survivor = "testability.survivor"
    /// Logic that no test reaches without a view.
    case unreachableLogic = "testability.unreachable-logic"
    /// An effect that no test can intercept.
    case uninterceptableEffect = "testability.uninterceptable-effect"
    /// Logic in a file that needs UIKit.
    case logicBesideUIKit = "testability.logic-beside-uikit"
    case wellTested = "testability.well-tested"
    /// The learner's own tests assert nothing that matters.
    case idleTests = "testability.idle-tests"
    /// A function that is hard to follow.
    case tangledFunction = "ease.tangled-function"
    /// Forwarding, unused members, protocols with one conformer and no double.
    case ceremony = "ease.ceremony"
    /// Much more code than the starter.
    case growth = "ease.growth"
    case lean = "ease.lean"
  }

  package let rule: Rule
  package let level: Level
  /// The type that it is about, if one.
  package let type: String?
  /// The function or member, if one.
  package let member: String?
  package let responsibilities: [Responsibility]
  /// The type that would be a better home, or the other end of a reference.
  package let other: String?
  /// Every place, the one to show first.
  package let locations: [SourceLocation]
  /// A measure that goes into the sentence: jobs, lines, complexity, share; what it is depends on the rule.
  package let amount: Double?
  /// How many points of the anchored score mending it would gain, as measured by doing it on paper.
  package let gain: Double?
  /// The id of the lesson to read.
  package let lesson: String?
  /// A mutant's change or an effect's call, in the learner's words.
  package let detail: String?

  package init(
    _ rule: Rule, _ level: Level, type: String? = nil, member: String? = nil,
    responsibilities: [Responsibility] = [], other: String? = nil, locations: [SourceLocation] = [],
    amount: Double? = nil, gain: Double? = nil, lesson: String? = nil, detail: String? = nil
  ) {
    self.rule = rule
    self.level = level
    self.type = type
    self.member = member
    self.responsibilities = responsibilities
    self.other = other
    self.locations = locations
    self.amount = amount
    self.gain = gain
    self.lesson = lesson
    self.detail = detail
  }

  package var feature: Score.Feature {
    switch rule.rawValue.prefix(while: { $0 != "." }) {
    case "distribution": .distribution
    case "testability": .testability
    default: .easeOfUse
    }
  }
}

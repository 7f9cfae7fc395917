/// Something that a measure of the design has to say about the learner's code.
package struct DesignFinding: Codable, Hashable, Sendable {
  package enum Level: String, Codable, CaseIterable, Hashable, Sendable {
    case essential, advice, note, praise
  }

  /// A stable id; the part before the dot is the score that it belongs to.
  package enum Rule: String, Codable, CaseIterable, Hashable, Sendable {
    case brokenBehaviour = "testability.broken-behaviour"
    case failingCase = "testability.failing-case"
    case retainCycle = "distribution.retain-cycle"
    case massiveController = "distribution.massive-controller"
    case misplacedDuty = "distribution.misplaced-duty"
    case wrongDirection = "distribution.wrong-direction"
    case manyJobs = "distribution.many-jobs"
    case uninterceptableEffect = "testability.uninterceptable-effect"
    case survivor = "testability.survivor"
    case idleTests = "testability.idle-tests"
    case logicBesideUIKit = "testability.logic-beside-uikit"
    case tangledFunction = "ease.tangled-function"
    case ceremony = "ease.ceremony"
    case clearRoles = "distribution.clear-roles"
    case wellTested = "testability.well-tested"
  }

  package let rule: Rule
  package let level: Level
  /// The type that it is about, if one.
  package let type: String?
  /// What is the case, as one sentence without its full stop.
  package let summary: String
  /// Why it matters.
  package let reason: String
  /// What to do next; nil where nothing is to be done.
  package let step: String?
  /// Every place, the one to show first.
  package let locations: [SourceLocation]
  /// How many points of the anchored score the step would gain, as measured on paper.
  package var gain: Double?
  /// The id of the lesson to read.
  package let lesson: String

  package init(
    _ rule: Rule, _ level: Level, type: String? = nil, summary: String, reason: String,
    step: String? = nil, locations: [SourceLocation] = [], gain: Double? = nil, lesson: String
  ) {
    self.rule = rule
    self.level = level
    self.type = type
    self.summary = summary
    self.reason = reason
    self.step = step
    self.locations = locations
    self.gain = gain
    self.lesson = lesson
  }

  package var feature: Score.Feature {
    switch rule.rawValue.prefix(while: { $0 != "." }) {
    case "distribution": .distribution
    case "testability": .testability
    default: .easeOfUse
    }
  }
}

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
    /// Objects that hold each other, so that neither is let go of.
    case strongRing = "distribution.strong-ring"
    /// A presenter or view model that does what a loader or a wording would do.
    case piledWork = "distribution.piled-work"
    /// A screen's words on types that are not the screen's.
    case borrowedType = "distribution.borrowed-type"
    /// A rule that is kept in two places.
    case repeatedRule = "distribution.repeated-rule"
    /// A notification between types that know each other.
    case broadcast = "distribution.broadcast"
    /// What a contract has a part for, and nobody asks of it.
    case unaskedPart = "distribution.unasked-part"
    /// What is to begin once and begins again and again.
    case repeatedStart = "distribution.repeated-start"
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
    /// What people see has changed.
    case brokenBehaviour = "testability.broken-behaviour"
    /// A case of the pattern's suite fails while the screen does what it did.
    case brokenPart = "testability.broken-part"
    /// The screen, or what it was given, stays in memory, and nothing tells why.
    case leftInMemory = "testability.left-in-memory"
    /// The suites cannot make the parts that decide.
    case missingSeam = "testability.missing-seam"
    case wellTested = "testability.well-tested"
    /// The learner's own tests assert nothing that matters.
    case idleTests = "testability.idle-tests"
    /// A function that is hard to follow.
    case tangledFunction = "ease.tangled-function"
    /// Forwarding, unused members, protocols with one conformer and no double.
    case ceremony = "ease.ceremony"
    /// Functions that nobody calls.
    case unused = "ease.unused"
    /// A type that only passes calls on to another.
    case passThrough = "ease.pass-through"
    /// Much more code than the starter.
    case growth = "ease.growth"
    case lean = "ease.lean"
  }

  /// What to do about it, where the rule alone does not say.
  package enum Remedy: String, Codable, CaseIterable, Hashable, Sendable {
    /// The other end belongs to the role that is its home; ask through that one.
    case askThrough
    /// Whoever has that role keeps the other end, and hands over what is needed of it.
    case handOver
    /// Know the other end by a protocol only.
    case knowByProtocol
    /// Tell changes to whoever listens, and know nobody.
    case publish
    /// Listen to the other end instead of asking it again.
    case bind
    /// Answer whoever asked, and let that one decide what comes of it.
    case report
    /// Leave the way to other screens to a router.
    case leadOn
    /// Be given it instead of making or fetching it.
    case handIn
  }

  /// What its lines do, in finer words than a duty's.
  package enum Work: String, Codable, CaseIterable, Hashable, Sendable {
    case requesting, decoding, storing, logging, wording, deciding, keeping, calculating
    case layingOut, navigating, hearing, observing, wiring
  }

  package let rule: Rule
  package var level: Level
  /// The type that it is about, if one.
  package let type: String?
  /// The function or member, if one.
  package let member: String?
  package var responsibilities: [Responsibility]
  /// The type that would be a better home, or the other end of a reference.
  package var other: String?
  /// Every place, the one to show first.
  package var locations: [SourceLocation]
  /// A measure that goes into the sentence: jobs, lines, complexity, share; what it is depends on the rule.
  package var amount: Double?
  /// How many points of the anchored score mending it would gain, as measured by doing it on paper.
  package var gain: Double?
  /// The id of the lesson to read.
  package let lesson: String?
  /// In the learner's words: a mutant's change, an effect's calls (one a line, the most frequent first), or the type
  /// that is to ask for what has gone elsewhere, or for the other end of a reference; where nobody has to ask, the type
  /// of the model that goes with the lines; of a case what must hold, and on a second line what to try first.
  package var detail: String?
  /// The role that would answer for it in the pattern.
  package var home: Role?
  package let remedy: Remedy?
  /// What the type is, or means to be.
  package var role: Role?
  /// Who asks the home for it, if that is neither the type nor told by the home.
  package var asker: Role?
  /// The functions and properties that its places stand in, those with most of them first.
  package var members: [String]
  /// What is done there, the most of it first.
  package var work: [Work]
  /// What is to conform to the contract, as Swift writes it, such as `Solution: GreetingMVP`; of a part that has to be
  /// written first the protocol alone.
  package var contract: [String]
  /// The members of the better home that wait for it: a protocol asks for them, and they do nothing yet.
  package var waiting: [String]
  /// The properties of the type that nobody needs once it is done; of a ring what a closure is to hold weakly, where that
  /// is not `self`.
  package var spare: [String]

  package init(
    _ rule: Rule, _ level: Level, type: String? = nil, member: String? = nil,
    responsibilities: [Responsibility] = [], other: String? = nil, locations: [SourceLocation] = [],
    amount: Double? = nil, gain: Double? = nil, lesson: String? = nil, detail: String? = nil,
    home: Role? = nil, remedy: Remedy? = nil, role: Role? = nil, asker: Role? = nil,
    members: [String] = [], work: [Work] = [], contract: [String] = [], waiting: [String] = [],
    spare: [String] = []
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
    self.home = home
    self.remedy = remedy
    self.role = role
    self.asker = asker
    self.members = members
    self.work = work
    self.contract = contract
    self.waiting = waiting
    self.spare = spare
  }

  package var feature: Score.Feature {
    switch rule.rawValue.prefix(while: { $0 != "." }) {
    case "distribution": .distribution
    case "testability": .testability
    default: .easeOfUse
    }
  }
}

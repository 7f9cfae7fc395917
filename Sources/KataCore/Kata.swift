package import Foundation

/// An exercise: a working but massive screen, the patterns it can be moved to, and the suites that judge the result.
package struct Kata: Sendable {
  /// The stable word typed on the command line, such as `greeting`.
  package let id: String
  /// Counts up when the content changes in a way that a started workspace should learn of.
  package let version: Int
  /// Titles by language code; `en` is always there.
  package let titles: [String: String]
  /// One-sentence summaries by language code.
  package let summaries: [String: String]
  /// The module that holds value types, services and seams.
  package let contract: String
  package let patterns: [Pattern]
  package let limits: Limits
  package let mistakes: [Mistake]
  package let depth: Depth
  /// What makes it a drill; nil for a kata that takes an hour.
  package let drill: Drill?
  /// What the contract's types stand for when a solution uses them, such as `HTTPClient` for the network.
  package let services: [String: Responsibility]
  /// The anchored scores that a solution has to reach; no entry asks for nothing.
  package let thresholds: [Score.Feature: Int]
  /// What the starter and the references score, by pattern; without an entry a pattern's scores stay raw.
  package let anchors: [String: ScoreAnchors]
  /// New requirements that come once it holds, one after the other.
  package let changes: [ChangeRequest]
  /// The steps of the brief that a check ticks, in their order.
  package let milestones: [Milestone]
  /// How much of UIKit its own files need, whatever the learner's do.
  package let uikit: UIKitBreadth
  /// Whether its own files import Combine.
  package let usesCombine: Bool
  /// The states in which the screen can be shown; nil for a kata that does not say how.
  package let screen: ScreenScenarios?
  /// The folder that holds `kata.json`.
  package let folder: URL

  /// How much of the design is left to the learner.
  package enum Depth: String, Codable, CaseIterable, Hashable, Sendable {
    /// The contract has the protocols of every role.
    case givenSeam
    /// The contract has services and the screen; the learner declares the roles.
    case ownSeam
    /// The learner writes tests too, and the mutants that they kill are the evidence of testability.
    case ownTests
  }

  package init(
    id: String, version: Int, titles: [String: String], summaries: [String: String],
    contract: String, patterns: [Pattern], limits: Limits, mistakes: [Mistake],
    depth: Depth = .givenSeam, drill: Drill? = nil, services: [String: Responsibility] = [:],
    thresholds: [Score.Feature: Int] = [:], anchors: [String: ScoreAnchors] = [:],
    changes: [ChangeRequest] = [], milestones: [Milestone] = [], screen: ScreenScenarios? = nil,
    uikit: UIKitBreadth = .narrow, usesCombine: Bool = false, folder: URL
  ) {
    self.id = id
    self.version = version
    self.titles = titles
    self.summaries = summaries
    self.contract = contract
    self.patterns = patterns
    self.limits = limits
    self.mistakes = mistakes
    self.depth = depth
    self.drill = drill
    self.services = services
    self.thresholds = thresholds
    self.anchors = anchors
    self.changes = changes
    self.milestones = milestones
    self.screen = screen
    self.uikit = uikit
    self.usesCombine = usesCombine
    self.folder = folder
  }

  /// Whether a check also scores the design: a drill only if it says so.
  package var isScored: Bool { drill?.isScored ?? true }

  /// The id of the lesson that teaches a pattern as this kata has it; nil where that is the pattern's own.
  package func lesson(of pattern: Pattern) -> String? { drill?.lesson ?? pattern.lesson }

  /// The English title.
  package var title: String { title(in: .english) }

  /// The English summary, empty when the kata has none.
  package var summary: String { summary(in: .english) }

  /// The title in a language, in English where it is not translated.
  package func title(in language: Language) -> String {
    titles[language.rawValue] ?? titles["en"] ?? id
  }

  /// The summary in a language, in English where it is not translated; empty when the kata has none.
  package func summary(in language: Language) -> String {
    summaries[language.rawValue] ?? summaries["en"] ?? ""
  }

  /// The pattern with this id, in any letter case.
  package func pattern(_ id: String) -> Pattern? {
    patterns.first { $0.id == id.lowercased() }
  }
}

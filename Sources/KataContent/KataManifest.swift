import Foundation
import KataCore

/// A `kata.json` as it stands in the file.
struct KataManifest: Decodable, Sendable {
  static let schema = "kata/kata/v1"

  let schema: String
  let id: String
  let version: Int
  let titles: [String: String]
  let summaries: [String: String]?
  let contract: String
  let patterns: [Pattern]
  let limits: Limits?
  let mistakes: [Mistake]?
  /// Texts as they stand there, because a decoder's problem would not say which words are known.
  let depth: String?
  let services: [String: String]?
  let thresholds: [String: Double]?
  let milestones: [Milestone]?
  let changes: [ChangeRequest]?
  let kind: String?
  let lesson: String?
  let minutes: Int?
  let scored: Bool?
  let screen: ScreenScenarios?
  let uikit: String?
  let combine: Bool?

  /// Reads a manifest and checks what its form alone cannot.
  ///
  /// - Throws: `ContentError.brokenManifest`, naming the key.
  init(reading file: URL) throws {
    do {
      self = try JSONDecoder().decode(KataManifest.self, from: ContentFile(file).readJSON())
    } catch let error as DecodingError {
      throw ContentError.brokenManifest(path: file.path, reason: error.inWords)
    } catch {
      throw ContentError.brokenManifest(path: file.path, reason: error.localizedDescription)
    }
    if let reason = problem(folder: file.deletingLastPathComponent().lastPathComponent)
      ?? KataMeasures(self).problem ?? DrillEntry(self).problem
    {
      throw ContentError.brokenManifest(path: file.path, reason: reason)
    }
  }

  private func problem(folder: String) -> String? {
    if schema != Self.schema {
      return "`schema` is \"\(schema)\", this program reads \(Self.schema)"
    }
    if id != folder { return "`id` is \"\(id)\" but the folder is named \(folder)" }
    if titles["en"] == nil { return "`titles` has no \"en\"" }
    if contract.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) == nil {
      return "`contract` is \"\(contract)\", which is no name of a module"
    }
    if patterns.isEmpty { return "`patterns` is empty" }
    if Set(patterns.map(\.id)).count != patterns.count { return "two `patterns` share an id" }
    let names = [id] + patterns.map(\.id)
    if let name = names.first(where: { $0 != $0.lowercased() }) {
      return "the id \"\(name)\" has capitals, and ids are typed in lower case"
    }
    if let pattern = patterns.first(where: { RelativePath($0.folder)?.name != $0.folder[...] }) {
      return "the folder \"\(pattern.folder)\" of \(pattern.id) is not a plain name"
    }
    if let limits, !limits.areSensible {
      return "`limits` has a number that is too small or too big"
    }
    let known = Set(patterns.map(\.id))
    if let stray = mistakes?.first(where: { !known.contains($0.pattern) }) {
      return "the mistake \"\(stray.name)\" names the unknown pattern \"\(stray.pattern)\""
    }
    if milestones?.contains(where: { $0.titles["en"] == nil }) == true {
      return "one of the `milestones` has no title \"en\""
    }
    if let stray = milestones?.first(where: {
      [$0.apart != nil, $0.seam == true, $0.cases?.isEmpty == false].count { $0 } != 1
    }) {
      return
        "the milestone \"\(stray.title(in: .english))\" has not one of `apart`, `seam` and `cases`"
    }
    if let problem = ChangeEntries(self).problem { return problem }
    if let uikit, UIKitBreadth(rawValue: uikit) == nil {
      return "`uikit` is \"\(uikit)\", and may be \"narrow\" or \"wide\""
    }
    return screen.flatMap(Self.problem)
  }

  private static func problem(_ screen: ScreenScenarios) -> String? {
    if screen.states.isEmpty { return "`screen.states` is empty" }
    for (key, scenarios) in [("states", screen.states), ("events", screen.events ?? [])] {
      if Set(scenarios.map(\.id)).count != scenarios.count {
        return "two `screen.\(key)` share an id"
      }
      if let scenario = scenarios.first(where: { $0.titles["en"] == nil }) {
        return "`screen.\(key)` has no \"en\" title for \(scenario.id)"
      }
    }
    return nil
  }

  /// The kata with the anchors of its scores, which stand in a file of their own.
  ///
  /// - Throws: `ContentError.brokenAnchors`.
  func kata(in folder: URL) throws -> Kata {
    let measures = KataMeasures(self)
    return Kata(
      id: id, version: version, titles: titles, summaries: summaries ?? [:], contract: contract,
      patterns: patterns, limits: limits ?? Limits(), mistakes: mistakes ?? [],
      depth: measures.depth, drill: DrillEntry(self).drill, services: measures.services,
      thresholds: measures.thresholds,
      anchors: try AnchorFile(of: folder).anchors(for: patterns.map(\.id)),
      changes: changes ?? [], milestones: milestones ?? [], screen: screen,
      uikit: uikit.flatMap(UIKitBreadth.init) ?? .narrow, usesCombine: combine ?? false,
      folder: folder)
  }
}

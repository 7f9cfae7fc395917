import Foundation
import KataContent
import KataCore
import KataScoring
import KataSyntax

/// Reads the distribution of drafts without building them.
struct PaperJudge: Sendable {
  /// The anchors of each pattern, as the drafts themselves give them.
  private let room: [String: Double]
  private let starter: Double
  private let given: [SourceFile]
  private let services: [String: Responsibility]

  init(of kata: Kata) throws {
    given = try ContractFiles(of: kata).sourceFiles
    services = kata.services
    let (given, services) = (given, services)
    let raw = { try Self.raw($0, pattern: $1, given: given, services: services) }
    let start = try raw(
      Base.starter(of: kata.folder, patterns: []).draft, nil)
    starter = start
    room = try Dictionary(
      uniqueKeysWithValues: ScoreBases.references(of: kata).map { reference in
        (reference.patterns[0], try raw(reference.draft, reference.patterns[0]) - start)
      })
  }

  /// The raw distribution.
  func raw(_ draft: Draft, pattern: String?) throws -> Double {
    try Self.raw(draft, pattern: pattern, given: given, services: services)
  }

  /// How many points one raw value lies above another, without a cap, where a point weighs most.
  func points(from old: Double, to new: Double, patterns: [String]) -> Double {
    let least = patterns.compactMap { room[$0] }.min() ?? 1
    return 100 * (new - old) / max(least, 1e-6)
  }

  private static func raw(
    _ draft: Draft, pattern: String?, given: [SourceFile], services: [String: Responsibility]
  ) throws -> Double {
    let files = draft.names.compactMap { name in
      RelativePath("Sources/\(name)").map { SourceFile(path: $0, text: draft[name] ?? "") }
    }
    let facts = FactReader().facts(files, given: given)
    if let lost = facts.files.first(where: { $0.problem != nil }) {
      throw Unreadable(file: lost.path.description)
    }
    return DesignReader(facts, services: services, pattern: pattern).reading().distribution.raw
  }

  struct Unreadable: Error {
    let file: String
  }
}

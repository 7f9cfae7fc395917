import Foundation
import KataContent
import KataCore

/// The solutions that moves are tried on, and the ways that should raise scores.
enum ScoreBases {
  /// The starter, for each pattern a half-finished solution, and the references.
  static func all() throws -> [Base] {
    let kata = try kata()
    let patterns = kata.patterns.map(\.id)
    let halves = try patterns.map {
      try Base.step(2, to: $0, of: kata.folder, steps: steps)
    }
    return try [starter(of: kata)] + halves + references(of: kata)
  }

  /// The way from the starter to the reference of a pattern, in steps that each make the design better.
  static func way(to pattern: String) throws -> [Base] {
    let kata = try kata()
    let between = try (1...3).map { try Base.step($0, to: pattern, of: kata.folder, steps: steps) }
    return try [starter(of: kata)] + between
      + [Base.reference(of: kata.folder, pattern: pattern)]
  }

  /// The starter, and what a learner has made of it who wants points without giving duties away.
  static func pretence(_ name: String) throws -> (base: Base, draft: Draft) {
    let kata = try kata()
    let base = try starter(of: kata)
    return (base, try base.draft.changed(by: folder(ofPretence: name, in: kata)))
  }

  /// The same for a reference, where `before` names a folder of what makes it worse first.
  static func pretence(
    _ name: String, on pattern: String, before: String?
  ) throws -> (base: Draft, draft: Draft) {
    let kata = try kata()
    let folder = folder(ofPretence: name, in: kata)
    let reference = try Base.reference(of: kata.folder, pattern: pattern).draft
    guard let before else { return (reference, try reference.changed(by: folder)) }
    let base = try reference.changed(by: folder.appending(path: before))
    return (base, try base.changed(by: folder.appending(path: "After")))
  }

  private static func folder(ofPretence name: String, in kata: Kata) -> URL {
    pretences.appending(path: kata.folder.lastPathComponent).appending(path: name)
  }

  static func references(of kata: Kata) throws -> [Base] {
    try kata.patterns.map { try Base.reference(of: kata.folder, pattern: $0.id) }
  }

  static func kata() throws -> Kata { try KataShelf(bundledAnd: []).kata("greeting") }

  private static func starter(of kata: Kata) throws -> Base {
    try Base.starter(of: kata.folder, patterns: kata.patterns.map(\.id))
  }

  private static let fixtures = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures")
  private static let steps = fixtures.appending(path: "Scores")
  private static let pretences = fixtures.appending(path: "Pretences")
}

import Foundation
import KataCore
import KataScoring
import KataSyntax

/// The greeting kata's solutions as they lie in the repository, read without a build.
struct GreetingProgram {
  let pattern: String
  private(set) var files: [String: String]

  private static let repository = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let kata = repository.appending(path: "Katas/greeting")

  static func reference(
    _ pattern: String, changed: (String, String) -> String = { $1 }
  ) throws -> Self {
    let folder = kata.appending(path: "Solutions/\(pattern.uppercased())/Sources")
    let files = try texts(in: folder)
    return Self(
      pattern: pattern,
      files: Dictionary(uniqueKeysWithValues: files.map { ($0, changed($0, $1)) }))
  }

  static func starter(
    pattern: String, changed: (String, String) -> String = { $1 }
  ) throws -> Self {
    let files = try texts(in: kata.appending(path: "Starter/Sources"))
    return Self(
      pattern: pattern,
      files: Dictionary(uniqueKeysWithValues: files.map { ($0, changed($0, $1)) }))
  }

  /// A step of the way from the starter to a reference.
  static func step(_ name: String, pattern: String) throws -> Self {
    let folder = repository.appending(path: "Tests/Fixtures/Scores/greeting/\(name)")
    let borrowed = try JSONDecoder().decode(
      [String].self, from: Data(contentsOf: folder.appending(path: "borrowed.json")))
    let reference = try reference(pattern).files
    var files = try texts(in: kata.appending(path: "Starter/Sources"))
    files.merge(reference.filter { borrowed.contains($0.key) }) { $1 }
    files.merge(try texts(in: folder.appending(path: "Sources"))) { $1 }
    return Self(pattern: pattern, files: files)
  }

  func changed(by move: Move) -> Self {
    Self(pattern: pattern, files: move.apply(Draft(files: files)).files)
  }

  /// What is read without a run; a file that cannot be parsed is an error.
  var reading: StaticReading {
    get throws {
      let facts = FactReader().facts(
        Self.sources(files), given: Self.sources(try Self.texts(in: Self.kata, "Contract")),
        services: Self.services)
      if let broken = facts.files.first(where: { $0.problem != nil }) {
        throw Unreadable(file: broken.path.description, text: files)
      }
      return DesignReader(facts, pattern: pattern).reading()
    }
  }

  var findings: [DesignFinding] { get throws { try reading.findings } }

  var distribution: Double { get throws { try reading.distribution.raw } }

  private struct Unreadable: Error {
    let file: String
    let text: [String: String]
  }

  static let services: [String: Responsibility] = [
    "HTTPClient": .network, "KeyValueStore": .storage, "EventLog": .logging,
    "PersonFeed": .observing, "FeedSubscription": .observing,
  ]

  private static func texts(in folder: URL, _ name: String = "") throws -> [String: String] {
    let folder = name.isEmpty ? folder : folder.appending(path: name)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
    return try Dictionary(
      uniqueKeysWithValues: names.map { name in
        (name, try String(contentsOf: folder.appending(path: name), encoding: .utf8))
      })
  }

  private static func sources(_ files: [String: String]) -> [SourceFile] {
    files.sorted { $0.key < $1.key }.compactMap { name, text in
      RelativePath("Sources/\(name)").map { SourceFile(path: $0, text: text) }
    }
  }
}

import Foundation
import KataCore

/// The files of a fixture: its own, laid over those of its base as `base.json` names it.
struct FixtureSources {
  let files: [String: String]

  /// What `base.json` holds.
  private struct Base: Decodable {
    /// A folder of the kata, such as `Starter` or `Solutions/MVP`, or another of its fixtures, such as
    /// `mvp/presenter-with-small-services`.
    let base: String
    /// Files of the base that the fixture does not have.
    let without: [String]?
  }

  /// - Parameter fixtures: the folder with the kata's fixtures.
  init(of folder: URL, kata: Kata, fixtures: URL) throws {
    let description = try Data(contentsOf: folder.appending(path: "base.json"))
    let base = try JSONDecoder().decode(Base.self, from: description)
    let isOfKata = base.base == "Starter" || base.base.hasPrefix("Solutions/")
    var files =
      try isOfKata
      ? Self.files(in: kata.folder.appending(path: base.base))
      : Self(of: fixtures.appending(path: base.base), kata: kata, fixtures: fixtures).files
    for name in base.without ?? [] where files.removeValue(forKey: name) == nil {
      throw NotInBase(name: name, folder: folder.path)
    }
    self.files = files.merging(try Self.files(in: folder)) { $1 }
  }

  var sourceFiles: [SourceFile] {
    files.sorted { $0.key < $1.key }.compactMap { name, text in
      RelativePath("Sources/\(name)").map { SourceFile(path: $0, text: text) }
    }
  }

  private static func files(in folder: URL) throws -> [String: String] {
    let sources = folder.appending(path: "Sources")
    let names = try FileManager.default.contentsOfDirectory(atPath: sources.path)
    return try Dictionary(
      uniqueKeysWithValues: names.filter { $0.hasSuffix(".swift") }.map {
        ($0, try String(contentsOf: sources.appending(path: $0), encoding: .utf8))
      })
  }

  private struct NotInBase: Error {
    let name: String
    let folder: String
  }
}

import Foundation
import KataCore

/// Compares the folders of a kata with its kata.json: what is named there has a folder, and each folder is named there.
struct FoldersProof: Sendable {
  /// Folders that are not there or are empty, without which nothing can be run.
  let missing: [ContentProof.Problem]
  /// Folders that nothing reads.
  let strays: [ContentProof.Problem]

  var problems: [ContentProof.Problem] { missing + strays }

  init(kata: Kata, cases: KataCases) {
    missing = Self.missingSources(kata) + Self.missingSuites(kata, cases)
    strays = Self.strays(kata)
  }

  private static func problem(
    _ kata: Kata, _ place: String, _ message: String
  ) -> ContentProof.Problem {
    ContentProof.Problem(subject: "\(kata.id), \(place)", message: message)
  }

  // MARK: What is missing

  /// Says whether every solution that a kata names has its files.
  static func hasSources(_ kata: Kata) -> Bool { missingSources(kata).isEmpty }

  private static func missingSources(_ kata: Kata) -> [ContentProof.Problem] {
    let folders = kata.patterns.map(\.folder)
    let patterns = kata.patterns.map { ("Solutions/\($0.folder)", "the pattern \($0.id)") }
    let mistakes = kata.mistakes.map { ("Mistakes/\($0.name)", "the mistake \($0.name)") }
    let changes = kata.changes.flatMap { change in
      (["Starter"] + folders).map {
        ("\(change.folder)/Solutions/\($0)", "the change \(change.id)")
      }
    }
    let alternatives = folders.flatMap { folder in
      names(in: "Alternatives/\(folder)", of: kata).map {
        ("Alternatives/\(folder)/\($0)", "the alternative \($0)")
      }
    }
    let all = [("Starter", "every kata")] + patterns + mistakes + changes + alternatives
    return all.filter { !hasSwift("\($0.0)/Sources", of: kata) }.map { place, what in
      problem(kata, "\(place)/Sources", "has no Swift file; \(what) needs it")
    }
  }

  private static func missingSuites(
    _ kata: Kata, _ cases: KataCases
  ) -> [ContentProof.Problem] {
    guard cases.isWhole else { return [] }
    let patterns = kata.patterns.filter { cases.ownIDs(of: $0).isEmpty }
      .map { ("Suites/\($0.folder)", "pattern \($0.id)") }
    let changes = kata.changes.filter { cases.ids(of: $0).isEmpty }
      .map { ("\($0.folder)/Suite", "change \($0.id)") }
    return (patterns + changes).map { place, what in
      problem(kata, place, "has no case of the \(what); write its suite there")
    }
  }

  private static func hasSwift(_ path: String, of kata: Kata) -> Bool {
    let place = kata.folder.appending(path: path).resolvingSymlinksInPath()
    let found = try? FileManager.default.subpathsOfDirectory(atPath: place.path)
    return found?.contains { $0.hasSuffix(".swift") } ?? false
  }

  // MARK: What is too much

  /// The folders that a kata may have.
  private static let known = [
    "Alternatives", "Changes", "Contract", "Mistakes", "Sentences", "Solutions", "Starter",
    "Suites",
  ]
  /// The folders of suites that belong to no pattern.
  private static let shared = ["Behaviour", "Doubles", "Lifetime", "Screen"]

  private static func strays(_ kata: Kata) -> [ContentProof.Problem] {
    let folders = kata.patterns.map(\.folder)
    let ofNoPattern = "belongs to no pattern of kata.json"
    let places: [(place: String, known: [String], message: String)] =
      [
        ("", known, "is no folder that a kata has"),
        ("Suites", folders + shared, ofNoPattern),
        ("Solutions", folders, ofNoPattern),
        ("Alternatives", folders, ofNoPattern),
        ("Mistakes", kata.mistakes.map(\.name), "belongs to no mistake of kata.json"),
        ("Changes", kata.changes.map(\.id), "belongs to no change of kata.json"),
      ] + kata.changes.map { ("\($0.folder)/Solutions", folders + ["Starter"], ofNoPattern) }
    return places.flatMap { place, known, message in
      names(in: place, of: kata).filter { !known.contains($0) }.map { name in
        problem(
          kata, place.isEmpty ? name : "\(place)/\(name)",
          message + NearestName(among: known).question(for: name))
      }
    } + strayLanguages(kata)
  }

  private static func strayLanguages(_ kata: Kata) -> [ContentProof.Problem] {
    let known = kata.titles.keys.map { "\($0).lproj" }
    return names(in: "Sentences", of: kata).filter { !known.contains($0) }.map {
      problem(kata, "Sentences/\($0)", "belongs to no language of `titles`")
    }
  }

  /// The folders in one of a kata's, sorted; none where it is not there.
  private static func names(in path: String, of kata: Kata) -> [String] {
    let files = FileManager.default
    let place = kata.folder.appending(path: path).resolvingSymlinksInPath()
    let names = (try? files.contentsOfDirectory(atPath: place.path)) ?? []
    return names.filter { name in
      var isFolder: ObjCBool = false
      return !name.hasPrefix(".")
        && files.fileExists(atPath: place.appending(path: name).path, isDirectory: &isFolder)
        && isFolder.boolValue
    }.sorted()
  }
}

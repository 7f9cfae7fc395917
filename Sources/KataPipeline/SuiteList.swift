import Foundation
import KataCore
import KataSyntax

/// Lists the suites of a kata for one pattern in the order in which they run.
struct SuiteList: Sendable {
  let kata: Kata
  let pattern: Pattern
  /// The change requests that were begun, in order.
  let changes: [ChangeRequest]
  /// Knows the files that came before.
  var parser = FileParser()

  /// A folder of suites with what it decides about, and the first part of its cases' ids.
  private struct Folder {
    let name: String
    /// The place below the kata's folder.
    let place: String
    let group: CheckCase.Group
  }

  private var folders: [Folder] {
    let own: [(String, CheckCase.Group)] = [
      ("Behaviour", .behaviour), (pattern.folder, .structure), ("Lifetime", .lifetime),
    ]
    return own.map { Folder(name: $0, place: "Suites/\($0)", group: $1) }
      + changes.map { Folder(name: $0.id, place: "\($0.folder)/Suite", group: .change) }
  }

  /// The cases that no longer apply.
  private var replaced: Set<String> { Set(changes.flatMap { $0.replaces ?? [] }) }

  /// Reads every suite file and writes the program that runs its cases.
  ///
  /// - Throws: `SuiteError` for what the kata's author has to fix.
  func listing() throws -> SuiteListing {
    var cases: [CheckCase] = []
    var suites: [String] = []
    let doubles = try parsed("Suites/Doubles")
    for folder in folders {
      let files = try parsed(folder.place)
      let isPlain = !(files + doubles).contains { SuiteFrame.isNeeded(by: $0.source.text) }
      for suite in try SuiteCases(folder: folder.name, files: files).classes.map({
        $0.without(replaced)
      }) {
        cases += suite.cases(group: folder.group)
        suites.append(Self.hosted(suite, isPlain: isPlain))
      }
    }
    let screen = kata.screen != nil ? ", screen: KataScreen.self" : ""
    return SuiteListing(
      cases: cases, main: "import XCTest\n\nSuiteHost.run([\n\(suites.joined())]\(screen))\n")
  }

  private func parsed(_ folder: String) throws -> [ParsedFile] {
    let place = kata.folder.appending(path: folder)
    // A drill has only the folders that it needs.
    guard FileManager.default.fileExists(atPath: place.path) else { return [] }
    let names = try FileManager.default.contentsOfDirectory(atPath: place.path)
    return try names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
      let text = try String(contentsOf: place.appending(path: name), encoding: .utf8)
      return RelativePath("\(folder)/\(name)").map {
        parser.parsed(SourceFile(path: $0, text: text))
      }
    }
  }

  /// The entry of one class in the list that the suite host runs.
  private static func hosted(_ suite: SuiteClass, isPlain: Bool) -> String {
    let cases = suite.methods.map {
      "    (\"\($0.code.literal)\", \(suite.className).\($0.code.code)),\n"
    }
    // A list without members has no type, and a class without cases has nothing to run.
    guard !cases.isEmpty else { return "" }
    return "  HostedSuite(folder: \"\(suite.folder)\", isPlain: \(isPlain), cases: [\n"
      + "\(cases.joined())  ]),\n"
  }
}

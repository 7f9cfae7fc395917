import Foundation
import KataCore
import KataSyntax

/// Lists the suites of a kata for one pattern in the order in which they run.
struct SuiteList: Sendable {
  let kata: Kata
  let pattern: Pattern

  /// The folders with the group that each decides about.
  private var folders: [(name: String, group: CheckCase.Group)] {
    [("Behaviour", .behaviour), (pattern.folder, .structure), ("Lifetime", .lifetime)]
  }

  /// Reads every suite file and writes the program that runs its cases.
  ///
  /// - Throws: `SuiteError` for what the kata's author has to fix.
  func listing() throws -> SuiteListing {
    var cases: [CheckCase] = []
    var suites: [String] = []
    let doubles = try parsed("Doubles")
    for folder in folders {
      let files = try parsed(folder.name)
      let isPlain = !(files + doubles).contains { SuiteFrame.isNeeded(by: $0.source.text) }
      for suite in try SuiteCases(folder: folder.name, files: files).classes {
        cases += suite.cases(group: folder.group)
        suites.append(Self.hosted(suite, isPlain: isPlain))
      }
    }
    let screen = kata.screen != nil ? ", screen: KataScreen.self" : ""
    return SuiteListing(
      cases: cases, main: "import XCTest\n\nSuiteHost.run([\n\(suites.joined())]\(screen))\n")
  }

  private func parsed(_ folder: String) throws -> [ParsedFile] {
    let place = kata.folder.appending(path: "Suites/\(folder)")
    // A drill has only the folders that it needs.
    guard FileManager.default.fileExists(atPath: place.path) else { return [] }
    let names = try FileManager.default.contentsOfDirectory(atPath: place.path)
    return try names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
      let text = try String(contentsOf: place.appending(path: name), encoding: .utf8)
      return RelativePath("Suites/\(folder)/\(name)").map {
        ParsedFile(SourceFile(path: $0, text: text))
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

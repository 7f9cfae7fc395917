import Foundation
import KataCore
import KataSyntax

@testable import KataScoring

/// Two files, changes to them, and tests by which changes are noticed or not.
enum ChangedProgram {
  static let wording = SourceFile(
    path: "Sources/Wording.swift",
    text: """
      struct Wording {
        func sum(a: Int, b: Int) -> Int { a + b }
        func name(a: String, b: String) -> String { a + b }
      }
      """)
  static let screen = SourceFile(
    path: "Sources/Screen.swift",
    text: """
      import UIKit
      final class Screen: UIViewController {
        let label = UILabel()
        func show(a: Int, b: Int) { label.text = "\\(a + b) people" }
      }
      """)

  static func mutant(
    _ fate: Mutant.Fate, _ code: String = "a + b", in file: SourceFile = wording, nth: Int = 0
  ) -> Mutant {
    var place = file.text.startIndex
    for _ in 0...nth {
      place = file.text.range(of: code, range: place..<file.text.endIndex)?.upperBound ?? place
    }
    let before = file.text[..<place].utf8.count - code.utf8.count
    let line = file.text[..<place].count { $0 == "\n" } + 1
    return Mutant(
      operator: .arithmetic, location: SourceLocation(path: file.path, line: line, column: 1),
      offset: before, original: code, replacement: "a - b", fate: fate, killers: [])
  }

  static func context(
    _ evidence: Scoring.Evidence, suites: [Mutant] = [], ownTests: OwnTests? = nil
  ) -> FindingContext {
    let facts = FactReader().facts([Self.wording, Self.screen])
    return FindingContext(
      Design(facts, duties: nil, pattern: nil), mutants: suites, ownTests: ownTests,
      evidence: evidence)
  }

  static func tests(_ mutants: [Mutant], passing: Int = 1, failing: Int = 0) -> OwnTests {
    let test = { (isPassed: Bool) in
      OwnTests.Test(name: "A.testA", isPassed: isPassed, message: nil, loadsView: false)
    }
    return OwnTests(
      tests: Array(repeating: test(true), count: passing)
        + Array(repeating: test(false), count: failing),
      problems: [], mutants: mutants)
  }
}

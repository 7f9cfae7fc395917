import KataCore
import KataTestSupport
import Testing

@testable import KataBuilding

struct CompilerFindingsTests {
  private let source = SourceFile(path: "Sources/A.swift", text: "let a = 1\nlet b: Int = \"x\"\n")

  private func findings(_ text: String) -> [Finding] {
    CompilerFindings(sources: [source]).findings(in: text)
  }

  @Test func showsPlaceAndTheLearnersLine() throws {
    let text = "Sources/A.swift:2:14: error: cannot convert value of type 'String'\nlet b…\n   ^\n"
    let finding = try #require(findings(text).first)
    #expect(finding.location == SourceLocation(path: "Sources/A.swift", line: 2, column: 14))
    #expect(finding.excerpt == "let b: Int = \"x\"")
    #expect(finding.summary == "cannot convert value of type 'String'")
    #expect(finding.id == "compiler")
  }

  @Test(arguments: ["Sources/a:b.swift", "Sources/::error::b.swift", "Sources/a:1:2.swift"])
  func findsThePlaceInAFileWhoseNameHasColons(path: String) throws {
    let path = try #require(RelativePath(path))
    let source = SourceFile(path: path, text: "let a: Nope\n")
    let found = CompilerFindings(sources: [source]).findings(
      in: "\(path):1:8: error: cannot find type 'Nope' in scope: 1:2: error\n")
    #expect(found.map(\.location) == [SourceLocation(path: path, line: 1, column: 8)])
    #expect(found.map(\.summary) == ["cannot find type 'Nope' in scope: 1:2: error"])
  }

  /// Each file's imports were once read again for every name that is not found: sixteen times as long for four times
  /// as many errors, in files four times as long.
  @Test func readsThousandsOfErrorsInTheTimeTheyTake() {
    let ratios = Growth.ratios(from: 300, below: 9) { count in
      let lines = String(repeating: "let a: Nope\n", count: count)
      let sources = ["A", "B", "C", "D"].compactMap { name in
        RelativePath("Sources/\(name).swift").map { SourceFile(path: $0, text: lines) }
      }
      let text = (1...count).map {
        "Sources/A.swift:\($0):8: error: cannot find type 'Nope' in scope\n"
      }.joined()
      return { #expect(CompilerFindings(sources: sources).findings(in: text).count == count) }
    }
    #expect(ratios.contains { $0 < 9 }, "\(ratios)")
  }

  @Test func callsCombineByTheNameItIsImportedBy() {
    let text =
      "Sources/A.swift:1:1: error: 'Sink' in module 'OpenCombine' is not 'OpenCombine.Just'"
    #expect(findings(text).first?.summary == "'Sink' in module 'Combine' is not 'Combine.Just'")
  }

  @Test func putsErrorsBeforeWarnings() {
    let text = """
      Sources/A.swift:1:1: warning: never used
      Sources/A.swift:2:1: error: wrong
      """
    #expect(findings(text).map(\.severity) == [.error, .warning])
  }

  @Test func notesOnceWhatHasNoEffect() throws {
    let text = """
      Sources/A.swift:1:1: warning: 'registerNib()' is deprecated: kata-inert [#DeprecatedDeclaration]
      Sources/A.swift:2:3: warning: 'registerNib()' is deprecated: kata-inert [#DeprecatedDeclaration]
      Sources/A.swift:2:1: warning: setter for 'flag' is deprecated: kata-inert
      Sources/A.swift:2:1: warning: never used
      """
    let found = findings(text)
    #expect(found.map(\.id) == ["compiler", "uikit.inert", "uikit.inert"])
    #expect(found[1].severity == .note && found[1].excerpt == "let a = 1")
    #expect(found[1].summary == "`registerNib()` is accepted here and has no effect.")
    #expect(found[1].location == SourceLocation(path: "Sources/A.swift", line: 1, column: 1))
    #expect(found[2].summary.contains("`flag`"))
  }

  @Test func namesTheTypeWhoseInitialiserHasNoEffect() {
    let text = """
      Sources/A.swift:1:1: warning: 'init(style:)' is deprecated: kata-inert UIBlurEffect
      Sources/A.swift:2:1: warning: 'init(style:)' is deprecated: kata-inert Feedback.Kind [#DeprecatedDeclaration]
      Sources/A.swift:2:9: warning: 'init(style:)' is deprecated: kata-inert UIBlurEffect
      """
    #expect(
      findings(text).map(\.summary) == [
        "`UIBlurEffect(style:)` is accepted here and has no effect.",
        "`Feedback.Kind(style:)` is accepted here and has no effect.",
      ])
  }

  @Test func attachesNotesToWhatTheyBelongTo() {
    let text = """
      Sources/A.swift:2:1: error: ambiguous use of 'f'
      Sources/A.swift:1:5: note: found this candidate
      """
    let found = findings(text)
    #expect(found.count == 1)
    #expect(found.first?.explanation == "found this candidate (Sources/A.swift:1:5)")
  }

  @Test(arguments: [("UIScrollView", 1), ("Scroller", 0)])
  func explainsThatUIKitIsAStandIn(type: String, steps: Int) {
    let text = "Sources/A.swift:2:1: error: cannot find type '\(type)' in scope"
    #expect(findings(text).first?.nextSteps.count == steps)
  }

  @Test(arguments: [
    ("TemperatureViewModel", ["import BindingContract"]), ("UILabel", ["import UIKit"]),
    ("sum", []),
  ])
  func namesTheImportThatAnotherFileHas(name: String, imports: [String]) {
    let text = "Sources/A.swift:2:1: error: cannot find '\(name)' in scope"
    let other = SourceFile(
      path: "Sources/B.swift", text: "import BindingContract\nimport UIKit\n// import Nothing\n")
    let steps = CompilerFindings(sources: [source, other]).findings(in: text)[0].nextSteps
    #expect(steps.count == imports.count)
    #expect(zip(steps, imports).allSatisfy { $0.contains("`\($1)`") })
  }

  /// An import that leads to a refusal helps nobody.
  @Test(arguments: [("DateFormatter", 1), ("HTTPCookieStorage", 0), ("Persson", 0)])
  func offersFoundationOnlyForWhatMayBeUsed(name: String, steps: Int) {
    let text = "Sources/A.swift:2:1: error: cannot find '\(name)' in scope"
    let other = SourceFile(path: "Sources/B.swift", text: "import Foundation\n")
    let found = CompilerFindings(sources: [source, other]).findings(in: text)
    #expect(found.first?.nextSteps.count == steps)
  }

  @Test func tellsTheSameOnlyOnce() {
    let line = "Sources/A.swift:2:1: error: wrong\n"
    #expect(findings(line + line).count == 1)
  }

  @Test func saysInWordsThatThereIsNoSolution() {
    let text = "\(Registration.path):2:70: error: cannot find 'Solution' in scope\n"
    #expect(findings(text).map(\.id) == ["solution.missing"])
  }

  @Test func namesMemorySafetyAsTheGates() {
    let text = "Sources/A.swift:1:1: error: expression uses unsafe constructs [#StrictMemorySafety]"
    #expect(findings(text).map(\.id) == ["gate.unsafe"])
  }

  @Test func invitesNobodyToMarkCodeAsUnsafe() throws {
    let text = """
      Sources/A.swift:1:1: error: expression uses unsafe constructs but is not marked with 'unsafe' \
      [#StrictMemorySafety]
      Sources/A.swift:1:5: note: reference to let 'p' involves unsafe type 'UnsafePointer<Int>'
      Sources/A.swift:1:5: note: add '@unsafe' if this type is also unsafe to use
      """
    let finding = try #require(findings(text).first)
    let explanation = try #require(finding.explanation)
    #expect(explanation.contains("UnsafePointer<Int>"))
    let all = [finding.summary, explanation] + finding.nextSteps
    #expect(!all.contains { $0.contains("'unsafe'") || $0.contains("@unsafe") })
    #expect(finding.nextSteps.contains { $0.contains("Array") })
  }

  @Test func readsNothingFromOtherLines() {
    #expect(findings("note: here\nfoo:bar: error: x\n1:2:3: oops: x\n").isEmpty)
  }
}

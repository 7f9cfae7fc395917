import KataCore
import KataSyntax
import Testing

struct OwnTestReadingTests {
  private func reading(_ texts: String...) -> OwnTestReading {
    let sources = texts.enumerated().compactMap { index, text in
      RelativePath("Tests/File\(index).swift").map { SourceFile(path: $0, text: text) }
    }
    return OwnTestReading(sources, solution: "App", contract: "GreetingContract")
  }

  /// A file of tests with one sound class.
  private func sound(_ rest: String = "") -> String {
    "import XCTest\nfinal class ATests: XCTestCase {\n  func testOne() {}\n\(rest)\n}\n"
  }

  @Test func listsTestsInTheirOrder() {
    let reading = reading(
      """
      import XCTest
      @testable import App
      class Base: XCTestCase { func helps() {} }
      @MainActor final class ATests: Base {
        func testTwo() async throws {}
        func testOne() throws {}
        func testWith(_ value: Int) {}
      }
      enum Outer { final class BTests: XCTestCase {} }
      extension Outer.BTests { func testThree() {} }
      """)
    #expect(reading.findings == [])
    #expect(reading.classes.map(\.path) == ["ATests", "Outer.BTests"])
    #expect(reading.classes.flatMap(\.methods).map(\.name) == ["testTwo", "testOne", "testThree"])
    #expect(reading.classes.flatMap(\.methods).map(\.isAsync) == [true, false, false])
    let first = reading.classes.first
    #expect(first?.methods.first.map { first?.id(of: $0) } == "ATests.testTwo")
  }

  @Test(arguments: [
    "private func testX() {}", "static func testX() {}", "func testX() -> Int { 1 }",
    "#if os(Linux)\nfunc testX() {}\n#endif",
  ])
  func tellsWhatIsNotRun(method: String) {
    let reading = reading(sound(method))
    #expect(reading.classes.flatMap(\.methods).map(\.name) == ["testOne"])
    #expect(reading.findings.map(\.id) == ["own-tests.left-out"])
    #expect(reading.findings.map(\.severity) == [.warning])
  }

  @Test func tellsWhenThereIsNoTest() {
    let reading = reading("import XCTest\nfinal class Double {}\n")
    #expect(reading.findings.map(\.id) == ["own-tests.none"])
    #expect(reading.classes == [])
  }

  @Test func refersToRawNamesInBackticks() throws {
    let reading = reading(
      """
      import XCTest
      enum `Outer.x` {
        final class ATests: XCTestCase { func `test "it" works`() {} }
      }
      """)
    #expect(reading.findings == [])
    let found = try #require(reading.classes.first)
    let method = try #require(found.methods.first)
    #expect(found.path == "`Outer.x`.ATests")
    #expect(method.name == "test \"it\" works")
    #expect(method.code.code == "`test \"it\" works`")
    #expect(method.code.literal == "test \\\"it\\\" works")
  }

  @Test func leavesOutClassesWithRawNames() {
    let reading = reading(
      "import XCTest\nfinal class `A b`: XCTestCase { func testOne() {} }", sound())
    #expect(reading.classes.map(\.name) == ["ATests"])
    #expect(reading.findings.map(\.id) == ["own-tests.left-out"])
    #expect(reading.findings.first?.location?.path == "Tests/File0.swift")
  }

  @Test func tellsWhenNamesDifferOnlyInTheirUnicodeForm() {
    let reading = reading(sound("func test\u{E9}() {}\nfunc teste\u{301}() {}"))
    #expect(reading.classes.flatMap(\.methods).count == 2)
    #expect(reading.findings.map(\.id) == ["own-tests.left-out"])
  }

  @Test(arguments: ["func `test\u{202E}x`() {}", "func `test\u{7}`() {}"])
  func leavesOutNamesThatCannotBePrinted(method: String) {
    let reading = reading(sound(method))
    #expect(reading.classes.flatMap(\.methods).map(\.name) == ["testOne"])
  }

  @Test func listsATestOnceThatIsThereTwice() {
    let reading = reading(sound("func testOne() async {}"), sound())
    #expect(reading.classes.flatMap(\.methods).map(\.name) == ["testOne"])
  }

  @Test(arguments: [
    "import XCTest", "@testable import App", "import App", "import UIKit",
    "import GreetingContract", "@preconcurrency import Foundation",
  ])
  func allowsImportsOfTests(line: String) {
    #expect(reading(line + "\n" + sound()).findings == [])
  }

  @Test(arguments: [
    ("import Glibc", "gate.import"), ("import Testing", "gate.import"),
    ("@testable import GreetingContract", "gate.import"),
    ("@_spi(Driving) import UIKit", "gate.import"), ("@_exported import App", "gate.import"),
    ("let process = Process()", "gate.process"), ("func f() { exit(0) }", "gate.exit"),
    ("@_cdecl(\"f\") func f() {}", "gate.attribute"),
    ("let lines = try? String(contentsOfFile: \"/etc/passwd\")", "gate.files"),
  ])
  func refusesWhatASolutionMayNotDoEither(line: String, id: String) {
    #expect(reading(line + "\n" + sound()).findings.map(\.id) == [id])
  }

  @Test(arguments: [
    "let isOn = kata_switch == 1", "func f() { kata_mutant_set(0) }", "let hits = App.kata_hits",
    "func f() { `kata_mutant_set`(0) }",
  ])
  func refusesWhatACheckAddsToTheSolution(line: String) {
    #expect(reading(line + "\n" + sound()).findings.map(\.id).contains("gate.reserved"))
  }

  @Test func speaksOfTests() {
    let finding = reading("import Glibc\n" + sound()).findings.first
    #expect(finding?.summary == "a test may not import `Glibc`")
    #expect(finding?.location?.path == "Tests/File0.swift")
  }
}

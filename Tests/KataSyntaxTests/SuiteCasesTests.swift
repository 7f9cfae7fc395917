import KataCore
import KataSyntax
import Testing

struct SuiteCasesTests {
  private func suites(_ texts: String...) throws -> [SuiteClass] {
    let files = texts.enumerated().compactMap { index, text in
      RelativePath("Suites/MVP/File\(index).swift").map { ParsedFile(text, path: $0) }
    }
    return try SuiteCases(folder: "MVP", files: files).classes
  }

  private func problems(_ text: String) -> [SuiteError.Kind] {
    do {
      _ = try suites(text)
      return []
    } catch let error as SuiteError {
      return error.problems.map(\.kind)
    } catch {
      return []
    }
  }

  @Test func listsCasesInTheOrderOfTheSource() throws {
    let suites = try suites(
      """
      import XCTest
      @MainActor final class PresenterTests: XCTestCase {
        override func setUp() async throws {}
        /// The greeting is shown
        /// in full.
        ///
        /// This is about the tap.
        @MainActor
        func testShowsGreeting() throws {}

        // Not a title.
        func testHelper(with name: String) {}
        func helper() {}
        /// A second one.
        func testIsFormal() {}
      }
      """,
      "final class Other: XCTest.XCTestCase {\n  /// A third one.\n  func testThird() {}\n}",
      "extension Other {\n  /// A fourth one.\n  func testFourth() {}\n}")
    #expect(suites.map(\.className) == ["PresenterTests", "Other"])
    #expect(suites.map(\.folder) == ["MVP", "MVP"])
    #expect(suites.first?.methods.map(\.name) == ["testShowsGreeting", "testIsFormal"])
    #expect(
      suites.flatMap { $0.cases(group: .structure) } == [
        CheckCase(
          id: "MVP.showsGreeting", group: .structure, title: "The greeting is shown in full."),
        CheckCase(id: "MVP.isFormal", group: .structure, title: "A second one."),
        CheckCase(id: "MVP.third", group: .structure, title: "A third one."),
        CheckCase(id: "MVP.fourth", group: .structure, title: "A fourth one."),
      ])
  }

  @Test func followsBaseClassesOfTheAuthor() throws {
    let suites = try suites(
      "class Base: XCTestCase {}", "final class A: Base {\n  /// One.\n  func testOne() {}\n}",
      "struct B { func testTwo() {} }")
    #expect(suites.map(\.className) == ["A"])
  }

  @Test(arguments: [
    ("func testA() {}", SuiteError.Kind.noTitle(method: "testA")),
    ("/// A.\n  func testA() async {}", .isAsync(method: "testA")),
    ("/// A.\n  private func testA() {}", .isHidden(method: "testA")),
    ("/// A.\n  static func testA() {}", .isHidden(method: "testA")),
    ("/// A.\n  func testA() -> Int { 1 }", .isHidden(method: "testA")),
    ("/// A.\n  func test() {}", .noName),
    ("#if DEBUG\n  /// A.\n  func testA() {}\n  #endif", .isConditional),
    ("/// A.\n\n  func testA() {}", .noTitle(method: "testA")),
  ])
  func tellsTheAuthorWhatToMend(member: String, kind: SuiteError.Kind) {
    #expect(problems("class A: XCTestCase {\n  \(member)\n}") == [kind])
  }

  @Test func refusesTheSameIDTwice() throws {
    let body = "{\n  /// A.\n  func testSame() {}\n}"
    let error = #expect(throws: SuiteError.self) {
      _ = try suites("class A: XCTestCase \(body)", "class B: XCTestCase \(body)")
    }
    #expect(error?.problems.map(\.kind) == [.duplicate(id: "MVP.same")])
    #expect(error?.description.hasPrefix("Suites/MVP/File1.swift:3:8: ") == true)
  }

  @Test func refusesFilesWithoutASuite() {
    #expect(problems("struct A {}") == [.notASuite])
  }
}

import KataCore
import KataSyntax
import Testing

@testable import KataPipeline

struct OwnTestListTests {
  private let list: OwnTestList = {
    let text = """
      import XCTest
      enum Outer { final class ATests: XCTestCase { func testA() {} } }
      extension Outer.ATests { func testB() async {} }
      """
    let file = SourceFile(path: "Tests/A.swift", text: text)
    return OwnTestList(
      classes: OwnTestReading([file], solution: "App", contract: "Contract").classes)
  }()

  @Test func namesTestsAsXCTestDoes() {
    #expect(list.cases.map(\.id) == ["ATests.testA", "ATests.testB"])
    #expect(list.locations["ATests.testB"]?.line == 3)
  }

  @Test func writesCallsThatWaitWhereTheyHaveTo() {
    let text = list.registration
    #expect(text.contains("(Outer.ATests.self, ["))
    #expect(text.contains("kata_plain { (test: Outer.ATests) in try test.`testA`() }"))
    #expect(text.contains("kata_waiting { (test: Outer.ATests) in try await test.`testB`() }"))
  }
}

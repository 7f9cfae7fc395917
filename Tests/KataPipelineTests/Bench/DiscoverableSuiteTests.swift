import Testing

@testable import KataPipeline

struct DiscoverableSuiteTests {
  @Test func givesEachCaseAMethodOutsideTheMainActor() {
    let suite = DiscoverableSuite(
      """
      @MainActor final class GreetingTests: XCTestCase {
        func testGreets() throws {
          try greet()
        }
      }
      """)
    #expect(
      suite.text == """
        @MainActor final class GreetingTests: XCTestCase {
          nonisolated func testGreets() throws { try prepared { try runGreets() } }

          func runGreets() throws {
            try greet()
          }
        }
        """)
  }

  @Test func keepsACaseThatThrowsNothing() {
    #expect(DiscoverableSuite("func testA() {").text.hasSuffix("func runA() {"))
  }

  @Test(arguments: ["func testing(_ view: UIView) {", "// func testA() {", "func makeTest() {"])
  func leavesOtherFunctionsAlone(line: String) {
    #expect(DiscoverableSuite(line).text == line)
  }
}

import Testing

@testable import KataPipeline

struct SuiteFrameTests {
  @Test(arguments: [
    "@MainActor final class A: XCTestCase {}", "throw XCTSkip(\"later\")",
    "  /// It had to wait for the server.\n  func testA() throws {}",
    "role.should(\"greet\") { true }",
  ])
  func isNotNeededToThrowWhatIsAmiss(text: String) {
    #expect(!SuiteFrame.isNeeded(by: text))
  }

  @Test(arguments: [
    "XCTAssertEqual(1, 1)", "override func setUp() async throws {}", "addTeardownBlock { }",
    "wait(for: [done], timeout: 1)", "let done = self.expectation(description: \"\")",
    "continueAfterFailure = false", "try XCTUnwrap(a)",
  ])
  func isNeededForWhatXCTestDoesAroundACase(text: String) {
    #expect(SuiteFrame.isNeeded(by: "import XCTest\n\n  \(text)\n"))
  }
}

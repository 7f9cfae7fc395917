import Testing

@testable import KataPipeline

struct XCTestSummaryTests {
  @Test func readsTheLastCount() throws {
    let summary = try #require(
      XCTestSummary(
        """
        \t Executed 14 tests, with 1 failure (0 unexpected) in 0.1 (0.1) seconds
        Test Suite 'All tests' failed
        \t Executed 40 tests, with 2 failures (1 unexpected) in 0.2 (0.2) seconds
        """))
    #expect(summary.executed == 40)
    #expect(summary.failures == 2)
  }

  @Test(arguments: [
    ("Executed 1 test, with 0 failures", 1),
    ("Executed 5 tests, with 2 tests skipped and 0 failures", 5),
  ])
  func readsEveryForm(line: String, executed: Int) {
    #expect(XCTestSummary(line)?.executed == executed)
  }

  @Test func findsNothingInOtherOutput() {
    #expect(XCTestSummary("✔ Test run with 0 tests in 0 suites passed") == nil)
  }
}

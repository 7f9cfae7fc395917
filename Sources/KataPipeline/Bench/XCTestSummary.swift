/// The last count that XCTest prints, which is that of all suites together.
struct XCTestSummary: Hashable, Sendable {
  let executed: Int
  let failures: Int

  /// Reads `Executed 40 tests, with 0 failures`; nil when nothing like it was printed.
  init?(_ output: String) {
    let pattern = /Executed (\d+) tests?, with (?:\d+ tests? skipped and )?(\d+) failures?/
    guard let last = output.matches(of: pattern).last, let executed = Int(last.output.1),
      let failures = Int(last.output.2)
    else { return nil }
    self.executed = executed
    self.failures = failures
  }
}

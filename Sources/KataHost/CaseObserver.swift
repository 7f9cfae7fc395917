import XCTest

/// Turns what XCTest observes into events.
final class CaseObserver: NSObject, XCTestObservation {
  private let ids: [String: String]
  let reporter: any CaseReporter
  private lazy var wakeUpCall = WakeUpCall()
  /// What the running case has thrown, of which XCTest will tell no more than a description.
  private var thrown: Failure?

  /// Knows the cases of `suites` by the names that XCTest gives them.
  init(suites: [HostedSuite], reporter: any CaseReporter) {
    ids = suites.reduce(into: [:]) { $0.merge($1.idsByName) { first, _ in first } }
    self.reporter = reporter
  }

  func testCaseWillStart(_ testCase: XCTestCase) {
    reporter.send(.began(id: id(of: testCase)))
    wakeUpCall.ring()
  }

  /// Hears that the case's own code begins, with set-up done.
  func bodyWillStart() {
    wakeUpCall.rest()
  }

  /// Hears that the case's own code is over, with tear-down to come.
  func bodyDidFinish() {
    wakeUpCall.ring()
  }

  func testCase(
    _ testCase: XCTestCase, didFailWithDescription description: String, inFile file: String?,
    atLine line: Int
  ) {
    let failure = thrown ?? Failure(should: description, file: file, line: line)
    thrown = nil
    reporter.send(.failed(id: id(of: testCase), failure))
  }

  /// Remembers what the running case is about to throw.
  func willThrow(_ failure: Failure, in id: String) {
    thrown = failure
    reporter.hear(failure, in: id)
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    wakeUpCall.rest()
    guard let run = testCase.testRun as? XCTestCaseRun else { return }
    // XCTest says that a skipped case has succeeded.
    let status = run.hasBeenSkipped ? "skipped" : run.hasSucceeded ? "passed" : "failed"
    reporter.send(.ended(id: id(of: testCase), status: status, seconds: run.totalDuration))
  }

  private func id(of testCase: XCTestCase) -> String {
    ids[testCase.name] ?? testCase.name
  }
}

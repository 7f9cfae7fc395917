/// Hears what becomes of the running cases.
protocol CaseReporter {
  func send(_ event: HostEvent)

  /// Hears that a case has thrown, before XCTest does.
  func hear(_ failure: Failure, in id: String)
}

extension EventReporter: CaseReporter {
  /// XCTest's own word follows.
  func hear(_ failure: Failure, in id: String) {}
}

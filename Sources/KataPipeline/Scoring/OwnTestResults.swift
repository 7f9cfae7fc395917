import Foundation
import KataCore
import KataRunning

/// The result of each own test, over as many runs as it took to hear of all.
struct OwnTestResults: Sendable {
  private struct Result {
    let status: CaseResult.Status
    let message: String?
    let file: String?
    let line: Int?
    let location: SourceLocation?
  }

  private var results: [String: Result] = [:]

  /// Takes what one run has told.
  ///
  /// - Parameter crashSite: Where the program trapped, if it did.
  mutating func add(_ report: RunReport, crashSite: SourceLocation?) {
    for result in report.results where result.status != .notRun {
      let failure = result.failures.first
      let hasEnded = [.passed, .failed, .skipped].contains(result.status)
      results[result.check.id] = Result(
        status: result.status,
        message: hasEnded
          ? failure.map(Self.words) : Self.words(for: result.status, report.verdict),
        file: report.places[result.check.id]?.file, line: report.places[result.check.id]?.line,
        location: hasEnded ? nil : crashSite)
    }
  }

  /// Says whether nothing has been heard of a test.
  func isOpen(_ id: String) -> Bool { results[id] == nil }

  func isPassed(_ id: String) -> Bool { results[id]?.status == .passed }

  /// A test with its result, as reports show it.
  ///
  /// - Parameter isUnsteady: Whether it failed in another run of the same code.
  func test(
    _ id: String, declaredAt declaration: SourceLocation?, isUnsteady: Bool, loadsView: Bool,
    files: [SourceFile]
  ) -> OwnTests.Test {
    let result = results[id]
    let place = result.flatMap { $0.location ?? Self.location($0.file, $0.line, in: files) }
    let isPassed = result?.status == .passed && !isUnsteady
    return OwnTests.Test(
      name: id, isPassed: isPassed,
      message: isPassed ? nil : Self.message(result, isUnsteady: isUnsteady),
      loadsView: loadsView, location: place ?? declaration)
  }

  private static func message(_ result: Result?, isUnsteady: Bool) -> String {
    if isUnsteady { return "It passes in one run and fails in the next, so it cannot count." }
    guard let result else { return "It was not run: other tests ended the program too often." }
    return result.message ?? (result.status == .skipped ? "It was skipped." : "It did not pass.")
  }

  private static func location(
    _ file: String?, _ line: Int?, in files: [SourceFile]
  ) -> SourceLocation? {
    guard let file, let line, line > 0,
      let source = files.first(where: {
        file == "\($0.path)" || file.hasSuffix("/\($0.path)")
      })
    else { return nil }
    return SourceLocation(path: source.path, line: line, column: 1)
  }

  private static func words(_ failure: CaseFailure) -> String {
    let words = failure.actual.map { "\(failure.should) \($0)" } ?? failure.should
    // What is left of an assertion that was given no message of its own.
    return words.hasSuffix(" - ") ? String(words.dropLast(3)) : words
  }

  private static func words(for status: CaseResult.Status, _ verdict: Verdict) -> String {
    switch (status, verdict) {
    case (.timedOut, _): "It does not come to an end."
    case (.flooded, _): "It prints without end."
    case (_, .notPassed(.crashed(_, let message?))):
      // In front of it stands a line of Swift's own library, or one that is told anyway.
      message.range(of: "Fatal error").map { String(message[$0.lowerBound...]) } ?? message
    case (_, .notPassed(.exitedEarly)): "It ends the program."
    default: "It ends the program with a trap."
    }
  }
}

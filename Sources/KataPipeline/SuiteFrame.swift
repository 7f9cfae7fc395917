/// Tells suites that use what XCTest does around a case from those that only let it call them.
///
/// Set-up, tear-down and expectations cost XCTest more time than most cases take. A run for every mutant spares it
/// where a suite only throws what it finds amiss.
enum SuiteFrame {
  /// Says whether a file names anything of XCTest that works only while XCTest runs the case.
  ///
  /// Words of the author's own making count too: at worst, a suite runs slower than it could.
  static func isNeeded(by text: String) -> Bool {
    text.split(whereSeparator: \.isNewline).contains { line in
      !line.drop(while: \.isWhitespace).hasPrefix("//") && names(in: line)
    }
  }

  private static func names(in line: Substring) -> Bool {
    line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { word in
      word.hasPrefix("XCT") ? !harmless.contains(word) : framed.contains(word)
    }
  }

  private static let harmless: Set<Substring> = ["XCTest", "XCTestCase", "XCTSkip"]

  private static let framed: Set<Substring> = [
    "addTeardownBlock", "continueAfterFailure", "executionTimeAllowance", "expectation",
    "fulfillment", "invokeTest", "keyValueObservingExpectation", "measure", "measureMetrics",
    "perform", "recordFailure", "setUp",
    "setUpWithError", "tearDown", "tearDownWithError", "testRun", "wait", "waitForExpectations",
  ]
}

package import Foundation

/// Which of the learner's own tests the host is to run instead of the suites.
package struct OwnTestRequest: Encodable, Sendable {
  /// The absolute path of their library, which lies beside the solution's.
  let path: String
  let wanted: [String]

  /// - Parameter wanted: The tests' ids, such as `PresenterTests.testGreets`.
  package init(library: URL, wanted: [String]) {
    path = library.path
    self.wanted = wanted
  }
}

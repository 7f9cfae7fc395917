package import KataCore

/// One XCTest class of the learner's with the tests that can be called from outside it.
package struct OwnTestClass: Hashable, Sendable {
  /// One `func test…()`.
  package struct Method: Hashable, Sendable {
    package let name: String
    /// The name as it may stand in generated code.
    package let code: SplicedName
    package let isAsync: Bool
    package let location: SourceLocation
  }

  /// The name with its outer types, as generated code may refer to it.
  package let path: String
  /// The name behind the last dot, as XCTest tells it.
  package let name: String
  /// The tests in the order of the source.
  package let methods: [Method]

  /// The name under which a test is told, such as `PresenterTests.testGreets`.
  package func id(of method: Method) -> String { "\(name).\(method.name)" }
}

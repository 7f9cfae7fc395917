import KataCore

/// A suite in the form in which the package manager can discover and run it.
///
/// Discovery on Linux stops at methods of the main actor, so each case gets a method of its own that is not, and that
/// prepares what the suite host would have: the solution and a seed.
struct DiscoverableSuite: Sendable {
  let text: String

  init(_ suite: String) {
    text = suite.replacing(/(?m)^(?<indent>\ *)func test(?<name>\w+)\(\)(?<throws>\ throws)?\ \{/) {
      let (indent, name) = ($0.output.indent, $0.output.name)
      return """
        \(indent)nonisolated func test\(name)() throws { try prepared { try run\(name)() } }

        \(indent)func run\(name)()\($0.output.throws ?? "") {
        """
    }
  }

  /// The file that the test target needs besides the suites and the host's vocabulary.
  static func preparation(module: String) -> String {
    """
    @testable import \(module)
    import XCTest

    extension XCTestCase {
      func prepared(_ body: @MainActor () throws -> Void) throws {
        let setting = CaseSetting(id: name, solution: \(module).Solution.self, seed: 1)
        try MainActor.assumeIsolated {
          try CaseSetting.$current.withValue(setting) { try body() }
        }
      }
    }

    """
  }
}

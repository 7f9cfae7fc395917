import KataCore
import KataSyntax

/// Writes the learner's own tests down for XCTest, which finds none by itself on Linux.
struct OwnTestList: Sendable {
  let classes: [OwnTestClass]

  /// The tests as cases of a host run; their group says nothing, since no verdict depends on them.
  var cases: [CheckCase] {
    classes.flatMap { suite in
      suite.methods.map { CheckCase(id: suite.id(of: $0), group: .structure, title: $0.name) }
    }
  }

  /// Where each test is declared, by its id.
  var locations: [String: SourceLocation] {
    let places = classes.flatMap { suite in
      suite.methods.map { (suite.id(of: $0), $0.location) }
    }
    return Dictionary(places) { first, _ in first }
  }

  /// An expression of type `[XCTestCaseEntry]`.
  var registration: String {
    let entries = classes.map { suite in
      let tests = suite.methods.map { "      \(Self.entry($0, of: suite)),\n" }
      return "    (\(suite.path).self, [\n\(tests.joined())    ]),\n"
    }
    return "[\n\(entries.joined())  ]"
  }

  private static func entry(_ method: OwnTestClass.Method, of suite: OwnTestClass) -> String {
    let (name, call) = (method.code.literal, method.code.code)
    return method.isAsync
      ? "(\"\(name)\", kata_waiting { (test: \(suite.path)) in try await test.\(call)() })"
      : "(\"\(name)\", kata_plain { (test: \(suite.path)) in try test.\(call)() })"
  }
}

import XCTest

/// The cases of one suite class, under the name of the folder that the class comes from.
///
/// A suite folder may hold several classes: each is a `HostedSuite`, all with the same folder.
struct HostedSuite {
  private let suite: XCTestCase.Type
  private let cases: [HostedCase]
  /// Whether its cases ask nothing of XCTest but to be called.
  private let isPlain: Bool

  /// Takes cases as they are.
  init(_ suite: XCTestCase.Type, cases: [HostedCase]) {
    self.suite = suite
    self.cases = cases
    isPlain = false
  }

  /// Lists the methods of `Suite` that are cases, by name and unapplied.
  init<Suite: XCTestCase>(
    folder: String, isPlain: Bool = false,
    cases: [(String, @MainActor (Suite) -> @MainActor () throws -> Void)]
  ) {
    suite = Suite.self
    self.isPlain = isPlain
    self.cases = cases.map { name, method in
      HostedCase(method: name, id: "\(folder).\(HostedCase.bareName(name))") { test in
        guard let test = test as? Suite else {
          preconditionFailure("\(name) is no method of \(Suite.self).")
        }
        try method(test)()
      }
    }
  }

  /// The case ids by the name that XCTest gives each case.
  var idsByName: [String: String] {
    Dictionary(uniqueKeysWithValues: cases.map { ("\(suite).\($0.method)", $0.id) })
  }

  /// The ids of its cases, in order.
  var ids: [String] { cases.map(\.id) }

  /// Runs one case apart from all others.
  @MainActor func run(
    _ index: Int, solution: Any.Type, seed: UInt64, looks: Looks, observer: CaseObserver
  ) {
    let hosted = cases[index]
    let setting = CaseSetting(id: hosted.id, solution: solution, seed: seed, looks: looks)
    let test = suite.init(name: hosted.method) { test in
      try hosted.run(test, in: setting, observer: observer)
    }
    if isPlain {
      hosted.call(on: test, in: setting, telling: observer.reporter)
    } else {
      test.run()
    }
  }

  /// The suite as XCTest runs it, each case with its solution and seed at hand.
  func entry(
    solution: Any.Type, seed: UInt64, observer: CaseObserver
  ) -> XCTestCaseEntry {
    let tests = cases.map { hosted -> (String, XCTestCaseClosure) in
      let setting = CaseSetting(id: hosted.id, solution: solution, seed: seed)
      return (hosted.method, { test in try hosted.run(test, in: setting, observer: observer) })
    }
    return (suite, tests)
  }
}

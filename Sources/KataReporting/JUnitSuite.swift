import KataCore

/// One group of cases as a `testsuite`.
struct JUnitSuite {
  /// The number of cases, and of those that failed, had an error or were skipped.
  struct Totals {
    let tests: Int
    let failures: Int
    let errors: Int

    init(_ results: [CaseResult]) {
      tests = results.count
      failures = results.count { $0.tag == "failure" }
      errors = results.count { $0.tag == "error" }
    }

    var attributes: [(String, String)] {
      [("tests", "\(tests)"), ("failures", "\(failures)"), ("errors", "\(errors)")]
    }
  }

  private let attempt: Attempt
  private let results: [CaseResult]
  private let name: String

  init(_ attempt: Attempt, _ group: CheckCase.Group) {
    self.attempt = attempt
    results = attempt.results.filter { $0.check.group == group }
    name = "\(attempt.kata.id).\(attempt.pattern.id).\(group.rawValue)"
  }

  var element: XMLElement {
    let time = results.reduce(0) { $0 + ElapsedTime(seconds: $1.seconds).milliseconds }
    let attributes =
      [("name", name)] + Totals(results).attributes + [
        ("time", ElapsedTime(.milliseconds(time)).seconds),
        ("timestamp", Timestamp(attempt.started).description),
      ]
    return XMLElement("testsuite", attributes, children: [properties] + cases)
  }

  private var properties: XMLElement {
    let facts = [
      ("seed", "\(attempt.seed)"), ("toolchain", attempt.toolchain),
      ("sandbox", "\(attempt.isolation.engine), \(attempt.isolation.tier.rawValue)"),
      ("submission", attempt.submission),
    ]
    let children = facts.map { XMLElement("property", [("name", $0), ("value", $1)]) }
    return XMLElement("properties", children: children)
  }

  /// The cases by title, which readers show; a title that comes twice takes its id along, since of two
  /// cases with one name the first would count for both.
  private var cases: [XMLElement] {
    var taken: Set<String> = []
    return results.enumerated().map { index, result in
      var name = result.check.title
      if !taken.insert(name).inserted { name += " (\(result.check.id))" }
      if name != result.check.title, !taken.insert(name).inserted { name += " #\(index + 1)" }
      return element(result, name: name)
    }
  }

  private func element(_ result: CaseResult, name: String) -> XMLElement {
    let attributes = [
      ("name", name), ("classname", self.name),
      ("time", ElapsedTime(seconds: result.seconds).seconds),
    ]
    guard let tag = result.tag, let sentence = CaseSentence(result, in: attempt) else {
      return XMLElement("testcase", attributes)
    }
    let status = ResultDocument.Check.Status(result.status, in: attempt.verdict)
    let first = sentence.description.prefix { !$0.isNewline }
    let child = XMLElement(
      tag, [("type", status.rawValue), ("message", String(first))],
      text: XMLText(sentence.description + findings(for: result), maxBytes: Self.longestText))
    return XMLElement("testcase", attributes, children: [child])
  }

  /// What kept a case from running, since some readers show the cases' own text and nothing else.
  private func findings(for result: CaseResult) -> String {
    guard result.status == .notRun else { return "" }
    return attempt.findings.filter { $0.severity == .error }.prefix(10).map { finding in
      let place = finding.location.map { "\($0): " } ?? ""
      return "\n\(place)\(finding.summary)"
    }.joined()
  }

  private static let longestText = 16 * 1024
}

extension CaseResult {
  /// The element that says what came of it; nil when it held.
  fileprivate var tag: String? {
    switch status {
    case .passed: nil
    case .failed, .skipped: "failure"
    case .crashed, .timedOut, .flooded, .notRun: "error"
    }
  }
}

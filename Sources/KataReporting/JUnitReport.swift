package import KataCore

/// An attempt as JUnit XML that Jenkins and GitLab both read.
///
/// A case that did not hold is a failure; one that was stopped or never ran is an error, never skipped, because readers
/// take a skipped case for a good one.
package struct JUnitReport: Sendable {
  package let text: String

  package init(_ attempt: Attempt) {
    let groups = CheckCase.Group.allCases.filter { group in
      attempt.results.contains { $0.check.group == group }
    }
    var suites = groups.map { JUnitSuite(attempt, $0).element }
    if let last = suites.indices.last, !attempt.output.isEmpty {
      let output = XMLText(attempt.output, maxBytes: Self.longestOutput)
      suites[last].children.append(XMLElement("system-out", text: output))
    }
    let all = JUnitSuite.Totals(attempt.results)
    let root = XMLElement(
      "testsuites",
      [("name", "kata \(attempt.kata.id) \(attempt.pattern.id)")] + all.attributes
        + [("time", ElapsedTime(attempt.duration).seconds)], children: suites)
    text = root.document
  }

  /// Makes a report with a single error for a check without a verdict.
  package init(_ check: UndecidedCheck) {
    let name = ["kata", check.kata?.id, check.pattern?.id].compactMap(\.self)
    let time = ("time", ElapsedTime(check.duration).seconds)
    let totals = [("tests", "1"), ("failures", "0"), ("errors", "1")]
    let words = ["Nothing was judged. \(check.problem)"] + check.nextSteps
    let error = XMLElement(
      "error", [("type", "infra"), ("message", check.problem)],
      text: XMLText(words.joined(separator: "\n")))
    let test = XMLElement(
      "testcase", [("name", "check"), ("classname", name.joined(separator: ".")), time],
      children: [error])
    let suite = XMLElement(
      "testsuite", [("name", name.joined(separator: "."))] + totals + [time], children: [test])
    let root = XMLElement(
      "testsuites", [("name", name.joined(separator: " "))] + totals + [time], children: [suite])
    text = root.document
  }

  private static let longestOutput = 64 * 1024
}

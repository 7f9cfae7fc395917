import KataCore

/// What is said of cases that fail while the screen does what it did.
extension DesignSentence {
  /// Of a part that the pattern's suite makes alone.
  static func brokenPart(_ finding: DesignFinding) -> Words {
    let (title, hint) = told(finding)
    let more = finding.members.count - 1
    let others = more > 0 ? ", nor \(more == 1 ? "does one" : "do \(more)") more" : ""
    let last =
      "`kata check` tells what was expected\(hint == nil ? finding.subject.map { " of \($0)" } ?? "" : "")."
    return Words(
      "A case of the pattern does not hold\(others)\(title.map { ": \($0)" } ?? "")",
      reason: "The parts of the pattern count on that of each other.",
      step: [hint, last].compactMap(\.self).joined(separator: " "))
  }

  /// Of what is kept by something that nothing shows.
  static func leftInMemory(_ finding: DesignFinding) -> Words {
    let count = finding.members.count
    let cases =
      count == 0
      ? ""
      : ": \(count) of \(Count(finding.count, "case")) \(count == 1 ? "fails" : "fail")"
    return Words(
      "Something stays in memory once the screen is left\(cases)",
      reason: "Every visit leaves one more of it, which goes on listening.",
      step:
        "Find what leads back to who keeps it: a property to declare `weak`, a closure to begin with `[weak self]`, a method that is handed over and holds its object; `kata check` names what stays."
    )
  }

  /// What is to hold, without a full stop, and what to try first.
  private static func told(_ finding: DesignFinding) -> (title: String?, hint: String?) {
    let lines = (finding.detail ?? "").split(separator: "\n", maxSplits: 1).map(String.init)
    let title = lines.first.map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 }
    return (title, lines.count > 1 ? lines[1] : nil)
  }
}

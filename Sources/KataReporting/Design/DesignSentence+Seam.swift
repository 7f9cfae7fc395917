import KataCore

extension DesignSentence {
  /// Of what people would notice.
  static func brokenBehaviour(_ finding: DesignFinding) -> Words {
    let names = Series(finding.members.map { CodeWord($0).description }, atMost: 3)
    let count = finding.members.count
    let cases =
      count == 0
      ? ""
      : ": \(count) of \(Count(finding.count, "case")) \(count == 1 ? "fails" : "fail"), \(names)"
    let place = finding.subject.map { " What fails goes through \($0) more than what passes." }
    return Words(
      "The screen no longer does what it did\(cases)",
      reason:
        "A refactoring changes nothing that people notice; whatever moves now takes the fault along.",
      step:
        "Mend this before you move anything: `kata check` tells what was expected.\(place ?? "")")
  }

  /// Of what keeps a kata's suites from the parts.
  static func missingSeam(_ finding: DesignFinding) -> Words {
    let names = (finding.detail ?? "").split(separator: "\n").map { CodeWord("\($0)").description }
    let parts = names.isEmpty ? "what decides" : Series(names).description
    let seam = finding.otherWord ?? "the pattern's seam"
    return Words(
      "No test can make \(parts) alone: \(finding.typeWord) does not conform to \(seam)",
      reason:
        "The pattern's cases reach its parts through that protocol, so a check tells nothing of them yet.",
      step: step(finding))
  }

  private static func step(_ finding: DesignFinding) -> String {
    let entity = Series(finding.spare.map { CodeWord($0).description })
    let facts =
      finding.spare.isEmpty
      ? "" : " What the interactor reports are facts then, and \(entity) stays with it."
    return conforming(finding) + facts + oneState(finding)
  }

  /// Of what is handed out piece by piece.
  private static func oneState(_ finding: DesignFinding) -> String {
    guard let state = finding.waiting.first, !finding.members.isEmpty else { return "" }
    let names = Series(finding.members.map { CodeWord($0).description }, atMost: 4)
    return " \(names) become one \(CodeWord(state)), told whole at each change."
  }

  /// What is to be written to conform to the contract, as a sentence.
  static func conforming(_ finding: DesignFinding) -> String {
    let pairs = finding.contract.dropLast().map { conformance in
      conformance.split(separator: ":").map { $0.filter { $0 != " " } }
    }
    let types = pairs.compactMap(\.first)
    let parts = types.indices.filter { types.firstIndex(of: types[$0]) == $0 }.map { first in
      let protocols = pairs.filter { $0.first == types[first] }.compactMap(\.last)
      let verb = first == 0 ? "conform to" : "to"
      return
        "\(CodeWord(types[first])) \(verb) \(Series(protocols.map { CodeWord($0).description }))"
    }
    let seam = finding.contract.last.map { CodeWord("extension \($0)").description }
    let writing = "rite \(seam ?? "that conformance"), which makes the parts."
    return parts.isEmpty ? "W\(writing)" : "Let \(Series(parts)); then w\(writing)"
  }
}

import KataCore

extension DesignSentence {
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
    return conforming(finding) + facts
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

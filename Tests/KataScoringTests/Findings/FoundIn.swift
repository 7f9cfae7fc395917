import KataCore
import KataScoring
import KataSyntax

/// The findings about a program that a test writes out, read as `kata lint` does.
struct FoundIn {
  let findings: [DesignFinding]

  /// - Parameter contract: What the program is given, as a kata's contract is.
  init(_ text: String, pattern: String? = nil, contract: String = "") {
    let facts = FactReader().facts(
      [SourceFile(path: "Sources/A.swift", text: text)],
      given: [SourceFile(path: "Contract/A.swift", text: contract)])
    findings = DesignReader(facts, pattern: pattern).reading().findings
  }

  subscript(rule: DesignFinding.Rule) -> [DesignFinding] { findings.filter { $0.rule == rule } }
}

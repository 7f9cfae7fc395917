import KataCore
import KataScoring
import KataSyntax

/// The findings about a program that a test writes out, read as `kata lint` does.
struct FoundIn {
  let findings: [DesignFinding]

  init(_ text: String, pattern: String? = nil) {
    let facts = FactReader().facts([SourceFile(path: "Sources/A.swift", text: text)])
    findings = DesignReader(facts, pattern: pattern).reading().findings
  }

  subscript(rule: DesignFinding.Rule) -> [DesignFinding] { findings.filter { $0.rule == rule } }
}

import KataCore
import KataScoring
import KataSyntax
import Testing

/// A small program with what rules say of its lines.
struct CodeSample {
  private let text: String
  private let facts: ProgramFacts
  private let rules: ResponsibilityRules

  init(_ text: String, services: [String: Responsibility] = [:]) {
    self.text = text
    facts = FactReader().facts([SourceFile(path: "Sample.swift", text: text)])
    rules = ResponsibilityRules(facts, services: services)
  }

  /// The duties of the last atom that begins with some code.
  func duties(_ code: String) throws -> Duties {
    let bytes = Array(text.utf8)
    let found = facts.atoms.lastIndex { atom in
      bytes[atom.offset...].starts(with: code.utf8)
    }
    return rules.responsibilities(of: try #require(found, "no atom begins with \(code)"))
  }
}

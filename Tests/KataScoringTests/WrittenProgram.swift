import KataCore
import KataScoring
import KataSyntax

/// A program that a test writes out file by file, with the contract that it is given.
struct WrittenProgram {
  let pattern: String
  let files: [String: String]
  var contract: [String: String] = [:]

  var findings: [DesignFinding] {
    let facts = FactReader().facts(
      sources(files, in: "Sources"), given: sources(contract, in: "Contract"))
    return DesignReader(facts, pattern: pattern).reading().findings
  }

  private func sources(_ files: [String: String], in folder: String) -> [SourceFile] {
    files.sorted { $0.key < $1.key }.compactMap { name, text in
      RelativePath("\(folder)/\(name).swift").map { SourceFile(path: $0, text: text) }
    }
  }
}

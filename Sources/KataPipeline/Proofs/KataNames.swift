import KataContent
import KataCore
import KataSyntax

/// The names that a kata's files may mention, and what is said of others.
struct KataNames: Sendable {
  let cases: KataCases
  /// The types that the contract declares, one a file.
  let contract: [String]

  init(_ kata: Kata, parser: FileParser) {
    cases = KataCases(kata, parser: parser)
    contract = (try? ContractFiles(of: kata).names) ?? []
  }

  /// The end of a sentence about a name that should be a case's; nil where it is one.
  func problem(withCase id: String) -> String? {
    problem(withCase: id, among: cases.all, "no case")
  }

  /// The end of a sentence about a name that should be a case's of one pattern; nil where it is one.
  func problem(withCase id: String, of pattern: Pattern) -> String? {
    problem(withCase: id, among: cases.ids(of: pattern), "no case of \(pattern.id)")
  }

  /// The end of a sentence about a name that should be a contract type's; nil where it is one.
  func contractProblem(with name: String) -> String? {
    guard !contract.contains(name) else { return nil }
    return "\(name), which is no contract type" + NearestName(among: contract).question(for: name)
  }

  private func problem(withCase id: String, among known: [String], _ what: String) -> String? {
    guard cases.isWhole, !known.contains(id) else { return nil }
    return "\(id), which is \(what)" + NearestName(among: known).question(for: id)
  }
}

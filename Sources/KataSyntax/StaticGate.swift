package import KataCore
import SwiftSyntax

/// Refuses what a solution has no need of before anything is compiled: foreign imports, attributes and names
/// that reach outside the screen, and texts that would break a parser.
///
/// It judges all files together, since a name that the learner declares is the learner's. Where that is only
/// guessed it lets the code pass: the object file's symbols are looked at afterwards.
package struct StaticGate: Sendable {
  /// Modules that every solution may import beside its contract.
  private static let everydayModules = modulesOfUIKit.union([
    "Foundation", "UIKit", "Observation", "Combine", "FoundationNetworking", "Dispatch", "Swift",
    "OSLog", "RegexBuilder", "os",
  ])
  /// Modules whose types the stand-in for UIKit holds; the bridge imports that in their place.
  static let modulesOfUIKit: Set<String> = ["CoreGraphics", "QuartzCore"]
  /// More findings than these help nobody.
  private static let maximumFindings = 50

  private let allowedImports: Set<String>
  private let author: GateAuthor
  private let services: [String: Responsibility]

  /// Makes a gate for solutions of one kata.
  ///
  /// - Parameters:
  ///   - contract: The module of the kata's contract.
  ///   - services: The duties of the contract's services, by their names.
  package init(contract: String, services: [String: Responsibility] = [:]) {
    self.init(allowedImports: Self.everydayModules.union([contract]), services: services)
  }

  package init(allowedImports: Set<String>, services: [String: Responsibility] = [:]) {
    self.allowedImports = allowedImports
    self.services = services
    author = .solution
  }

  /// Makes a gate for the learner's own tests, which may import XCTest and, as testable, the solution.
  ///
  /// - Parameter solution: The module of the solution.
  package init(testsOf solution: String, contract: String) {
    allowedImports = Self.everydayModules.union([contract, solution, "XCTest"])
    services = [:]
    author = .tests(of: solution)
  }

  /// A quick look that tells which texts this gate has to see parsed.
  var glance: WordGlance {
    WordGlance(allowedImports: allowedImports, refused: RefusedNames())
  }

  /// Judges all of a learner's files; the findings come in the order of the files and their lines.
  package func findings(in files: [ParsedFile]) -> [Finding] {
    DeepStack.run(for: files) { judge(files) }
  }

  private func judge(_ files: [ParsedFile]) -> [Finding] {
    let refused = RefusedNames()
    let facts = files.map { self.facts(of: $0, refused: refused) }
    let declared = facts.reduce(into: Set<String>()) { $0.formUnion($1.declared) }
    let findings = zip(files, facts).flatMap { file, facts in
      self.findings(in: file, facts: facts, declared: declared)
    }
    return Array(findings.prefix(Self.maximumFindings))
  }

  private func facts(of file: ParsedFile, refused: RefusedNames) -> GateFacts {
    guard file.risk == nil else { return GateFacts() }
    let walk = GateWalk(allowedImports: allowedImports, refused: refused, author: author)
    walk.walk(file.tree)
    return walk.facts
  }

  private func findings(in file: ParsedFile, facts: GateFacts, declared: Set<String>) -> [Finding] {
    let messages = GateMessages(
      allowedImports: allowedImports, author: author, services: services)
    if let risk = file.risk { return [finding(for: risk, in: file, messages)] }
    let lifted = facts.local.union(declared)
    var problems = facts.refusals.map { ($0.problem, $0.offset) }
    for suspicion in facts.suspicions where !suspicion.names.contains(where: lifted.contains) {
      problems.append((suspicion.problem, suspicion.offset))
    }
    var seen: Set<Finding> = []
    return problems.sorted { $0.1 < $1.1 }.map { problem, offset in
      let location = file.location(offset: offset)
      return messages.finding(problem, at: location, excerpt: file.excerpt(line: location.line))
    }.filter { seen.insert($0).inserted }
  }

  private func finding(
    for risk: ParsingRisk, in file: ParsedFile, _ messages: GateMessages
  ) -> Finding {
    let place = KataCore.SourceLocation(path: file.source.path, line: risk.line, column: 1)
    switch risk {
    case .fileTooLarge(let bytes): return messages.finding(.tooLarge(bytes: bytes), at: place)
    case .lineTooLong(_, let bytes):
      return messages.finding(.lineTooLong(bytes: bytes), at: place)
    case .nestedTooDeeply(_, let problem, let measure):
      return messages.finding(
        .nestedTooDeeply(problem, measure: measure), at: place,
        excerpt: file.excerpt(line: place.line))
    }
  }
}

import KataCore
import KataSyntax

/// Lets a case fail where the source names what that part of a solution does without.
struct NameRules: Sendable {
  private let breaches: [(rule: NameRule, breach: NameBreach)]

  init(_ pattern: Pattern, files: [ParsedFile]) {
    let rules = pattern.without ?? []
    let search =
      rules.isEmpty
      ? nil
      : NameSearch(
        files: files, withHelpers: rules.contains { $0.withHelpers == true })
    breaches = rules.compactMap { rule in search?.breach(of: rule).map { (rule, $0) } }
  }

  /// The results with those cases failed; what the source shows stands before what failed in the run.
  func judged(_ results: [CaseResult]) -> [CaseResult] {
    breaches.reduce(results) { results, found in
      results.failing(found.rule.check, with: failure(found.rule, found.breach))
    }
  }

  private func failure(_ rule: NameRule, _ breach: NameBreach) -> CaseFailure {
    CaseFailure(
      should: should(rule, breach), expected: expected(rule, breach), actual: actual(breach),
      types: breach.type.map { [$0] } ?? [], isOfSource: true, location: breach.location,
      excerpt: breach.excerpt)
  }

  private func expected(_ rule: NameRule, _ breach: NameBreach) -> String {
    if rule.parts == nil { return "no other place that names it" }
    return breach.part == nil
      ? breach.isText
        ? "no such text in it, whether it is used or not"
        : "no such name in it, whether it is used or not"
      : "no such name in it, in what it is handed, or in the helpers that it calls"
  }

  private func actual(_ breach: NameBreach) -> String {
    guard !breach.isImport else { return "its file has `import \(breach.name)`" }
    if breach.isText, let type = breach.type {
      return "`\(type)` contains the text `\(breach.name)`"
    }
    return breach.type.map { "`\($0)` names `\(breach.name)`" }
      ?? "code outside of types names `\(breach.name)`"
  }

  private func should(_ rule: NameRule, _ breach: NameBreach) -> String {
    if rule.parts != nil, let type = breach.part ?? breach.type {
      return "`\(type)` should do without `\(breach.name)`."
    }
    return rule.exception.map { "Only `\($0)` should name `\(breach.name)`." }
      ?? "The solution should do without `\(breach.name)`."
  }
}

extension [CaseResult] {
  /// The results with one case failed that has come to its end, its own failures behind this one.
  ///
  /// A case that waits for the seam has not begun, and keeps its failure.
  func failing(_ id: String, with failure: CaseFailure) -> [CaseResult] {
    map { result in
      guard result.check.id == id, [.passed, .failed].contains(result.status),
        result.failures.first?.isOfMissingSeam != true
      else { return result }
      return CaseResult(
        check: result.check, status: .failed, failures: [failure] + result.failures,
        seconds: result.seconds)
    }
  }
}

extension NameBreach {
  /// Whether what is named is the text of a literal.
  fileprivate var isText: Bool { name.hasPrefix("\"") }
}

import KataCore
import KataText

/// The first case that did not hold, in full, and the others by title.
struct FailureSection: ReportSection {
  let diagnosis: Diagnosis
  let detail: TextReport.Detail

  func write(on page: inout Page) {
    let shown = diagnosis.failing.prefix(detail == .all ? .max : 1)
    for (index, result) in shown.enumerated() {
      if index > 0 { page.blank() }
      write(result, on: &page)
    }
    writeRest(diagnosis.failing.dropFirst(shown.count), on: &page)
  }

  private func write(_ result: CaseResult, on page: inout Page) {
    page.item(page.glyphs.failed, .red, page.prose(result.check.title, .bold))
    if let failure = result.failures.first {
      page.failure(failure)
    } else if result.status == .skipped {
      page.field("Got", page.words("It was skipped, which does not count as held."))
    }
    if result.failures.count > 1 {
      let more = Count(result.failures.count - 1, "more thing")
      page.add(page.words("and \(more) in the same case", .dim), lead: "    ")
    }
  }

  private func writeRest(_ rest: ArraySlice<CaseResult>, on page: inout Page) {
    guard !rest.isEmpty else { return }
    page.blank()
    page.add(page.words("And \(rest.count) more:"), lead: "  ")
    // Naming three of four would save nothing.
    let named = rest.count == 4 ? rest : rest.prefix(3)
    for result in named {
      page.item(page.glyphs.failed, .red, page.prose(result.check.title))
    }
    if rest.count > named.count {
      let others = "and \(rest.count - named.count) others; `kata check --all` tells each"
      page.add(page.prose(others, .dim), lead: "    ")
    }
  }
}

extension Page {
  /// Writes what was expected of whom, what happened, where to look and what to try.
  mutating func failure(_ failure: CaseFailure) {
    let role = [failure.role, failure.member.map { "`\($0)`" }].compactMap(\.self)
    if !role.isEmpty { field("Role", prose(role.joined(separator: ", "))) }
    field("Rule", prose(failure.should))
    if let expected = failure.expected { field("Expected", value(expected)) }
    if let actual = failure.actual { field("Got", value(actual)) }
    // What was seen instead mostly names them already.
    let unnamed = failure.types.filter { failure.actual?.contains($0) != true }
    if !unnamed.isEmpty { field("Types", prose(types(unnamed))) }
    if let location = failure.location { place(location, excerpt: failure.excerpt) }
    if let hint = failure.hint { field("Try", prose(hint)) }
  }

  private func types(_ names: [String]) -> String {
    let shown = names.prefix(5).map { "`\($0)`" }.joined(separator: ", ")
    return names.count > 5 ? "\(shown) and \(names.count - 5) more" : shown
  }
}

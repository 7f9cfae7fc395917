import KataCore
import KataSyntax

/// Lets the case about leaving the screen fail where a view pushes or presents something itself.
struct NavigationRule: Sendable {
  private let caseID: String?
  private let departures: [ViewDeparture]

  init(_ pattern: Pattern, departures: [ViewDeparture]) {
    caseID = pattern.leaving
    self.departures = departures
  }

  /// The results with that case failed; one that did not pass keeps its own failure.
  func judged(_ results: [CaseResult]) -> [CaseResult] {
    guard let caseID, let departure = departures.first else { return results }
    return results.failing(caseID, with: failure(departure))
  }

  private func failure(_ departure: ViewDeparture) -> CaseFailure {
    CaseFailure(
      role: "view", should: "The view should push and present nothing by itself.",
      expected: "no such call in a view, also where another part asks for it",
      actual: "`\(departure.view)` navigates by itself", types: [departure.view],
      location: departure.location, excerpt: departure.excerpt)
  }
}

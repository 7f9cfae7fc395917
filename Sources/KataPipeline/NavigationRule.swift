import KataCore
import KataSyntax

/// Lets the case about leaving the screen fail where a view pushes or presents something itself, or a part that is no
/// router leaves by the shared application.
struct NavigationRule: Sendable {
  private let caseID: String?
  private let departures: [Departure]

  init(_ pattern: Pattern, departures: [Departure]) {
    caseID = pattern.leaving
    self.departures = departures
  }

  /// The results with that case failed; what the source shows stands before what failed in the run.
  func judged(_ results: [CaseResult]) -> [CaseResult] {
    guard let caseID, let departure = departures.first else { return results }
    return results.failing(caseID, with: failure(departure))
  }

  private func failure(_ departure: Departure) -> CaseFailure {
    switch departure.reach {
    case .screen:
      CaseFailure(
        role: "view", should: "The view should push and present nothing by itself.",
        expected: "no such call in a view, also where another part asks for it",
        actual: "`\(departure.part)` navigates by itself", types: [departure.part],
        isOfSource: true, location: departure.location, excerpt: departure.excerpt)
    case .app:
      CaseFailure(
        should: "`\(departure.part)` should not leave the screen through a global.",
        expected: "a call of the part that navigates, which a test can replace",
        actual: "`\(departure.part)` leaves through `UIApplication.shared`",
        types: [departure.part], isOfSource: true, location: departure.location,
        excerpt: departure.excerpt)
    }
  }
}

/// A duty that a line of a screen may fulfil.
///
/// The eight duties that pile up in a view controller, with data processing split into presentation and
/// domain rules, and with the creation and connection of objects.
package enum Responsibility: String, Codable, CaseIterable, Hashable, Sendable {
  case network, storage, logging, presentation, domain, layout, navigation, viewEvents, observing
  case wiring

  /// Whether it can be done, and tested, without a view.
  package var needsNoView: Bool {
    switch self {
    case .network, .storage, .logging, .presentation, .domain, .observing: true
    case .layout, .navigation, .viewEvents, .wiring: false
    }
  }
}

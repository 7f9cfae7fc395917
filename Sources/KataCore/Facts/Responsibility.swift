/// A duty that a line of a screen may fulfil.
///
/// The eight duties that pile up in a view controller, with data processing split into how data read
/// and what is true of them, and with the making and connecting of objects. Public, as `Use` is.
public enum Responsibility: String, Codable, CaseIterable, Hashable, Sendable {
  case network, storage, logging, presentation, domain, layout, navigation, viewEvents, observing
  case wiring

  /// Its place in tables, in the order of the cases.
  @inlinable public var position: Int {
    switch self {
    case .network: 0
    case .storage: 1
    case .logging: 2
    case .presentation: 3
    case .domain: 4
    case .layout: 5
    case .navigation: 6
    case .viewEvents: 7
    case .observing: 8
    case .wiring: 9
    }
  }

  /// Hashes its place, since sets of duties are asked for every line, and hashing the name takes longer than asking.
  public func hash(into hasher: inout Hasher) { hasher.combine(position) }

  /// Whether it can be done, and tested, with no view in sight.
  public var needsNoView: Bool {
    switch self {
    case .network, .storage, .logging, .presentation, .domain, .observing: true
    case .layout, .navigation, .viewEvents, .wiring: false
    }
  }
}

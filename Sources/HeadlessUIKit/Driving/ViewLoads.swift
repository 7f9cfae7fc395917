/// Counts the views that a program needs, so that a test host can tell which tests need one: those that controllers
/// load, those that are put inside others, and those of the program's own classes.
///
/// A label that is made and never shown is memory, as a text is.
@_spi(Driving)
@MainActor
public enum ViewLoads {
  /// How many there have been since the program began.
  public internal(set) static var count = 0

  /// Whether a class of views is one of the kit's, since a view is made more often than a class is met.
  private static var isOfKit: [ObjectIdentifier: Bool] = [:]
  private static let kit = String(reflecting: UIView.self).prefix { $0 != "." } + "."

  /// Counts a view that is made, where the program declares its class, and says whether it does.
  static func note(_ made: UIView) -> Bool {
    let kind = type(of: made)
    let isKnown = isOfKit[ObjectIdentifier(kind)] ?? String(reflecting: kind).hasPrefix(kit)
    isOfKit[ObjectIdentifier(kind)] = isKnown
    if !isKnown { count += 1 }
    return !isKnown
  }
}

/// What gives a class an object on which the looks of all its instances can be set.
@MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// The object that stands for all instances; it keeps what is set, and no instance takes it over.
  static func appearance() -> Self
  /// The same for instances inside others.
  static func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> Self
}

extension UIAppearance {
  /// The same for instances inside others.
  public static func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> Self {
    appearance()
  }
}

extension UIView: UIAppearance {
  private static var stands: [ObjectIdentifier: UIView] = [:]

  /// The object that stands for all instances; it keeps what is set, and no instance takes it over.
  public static func appearance() -> Self {
    if let stand = stands[ObjectIdentifier(Self.self)] as? Self { return stand }
    guard let stand = Self(coder: NSCoder()) else {
      preconditionFailure("\(Self.self) cannot be made from a coder, as `appearance()` needs it.")
    }
    stands[ObjectIdentifier(Self.self)] = stand
    return stand
  }
}

extension UIBarButtonItem {
  private static let stand = UIBarButtonItem()

  /// The object that stands for all items; it keeps what is set, and no item takes it over.
  public static func appearance() -> UIBarButtonItem { stand }
  /// The same for items inside others.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UIBarButtonItem { stand }
}

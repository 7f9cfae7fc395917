/// What gives a class an object on which the looks of all its instances can be set.
@MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// The object that stands for all instances.
  static func appearance() -> Self
  /// The object that stands for instances inside others, the innermost first.
  static func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> Self
}

extension UIView: UIAppearance {
  /// The object that stands for all instances, which take over colours, fonts and attributes when they enter a window.
  public static func appearance() -> Self {
    AppearanceStand.view(for: Self.self, inside: [])
  }

  /// The same for instances inside others, the innermost first.
  public static func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> Self {
    AppearanceStand.view(for: Self.self, inside: containerTypes)
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

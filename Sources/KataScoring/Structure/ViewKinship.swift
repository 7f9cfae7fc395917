/// What a type is to UIKit or SwiftUI, told from what it inherits outside of the program.
enum ViewKinship: Hashable {
  case viewController, view, responder, none

  /// Tells it from the names of all ancestors that the program does not declare.
  init(ancestors: Set<String>) {
    if ancestors.contains(where: Self.isViewController) {
      self = .viewController
    } else if ancestors.contains(where: { Self.isView($0) || Self.isPackageView($0) }) {
      self = .view
    } else if !ancestors.isDisjoint(with: ["UIResponder", "UIApplicationDelegate", "App"]) {
      self = .responder
    } else {
      self = .none
    }
  }

  /// Whether UIKit itself makes, shows and keeps objects of such a type.
  var isScreenObject: Bool { self == .viewController || self == .view }

  /// Whether a name, of any type, belongs to a view or view controller of UIKit.
  static func isViewLike(_ name: String) -> Bool { isViewController(name) || isView(name) }

  /// Whether a name that the program does not declare belongs to a view of a package.
  static func isPackageView(_ name: String) -> Bool {
    guard let last = name.utf8.last, lastLetters.contains(last) else { return false }
    return packages.contains { name.hasSuffix($0) } && !name.contains(".")
  }

  /// What packages call their views, as UIKit does.
  private static let packages = ["View", "Cell", "Button", "Label", "TextField"]
  private static let lastLetters = packages.compactMap(\.utf8.last)

  /// Whether a name is of what shows others, and needs nobody to be shown itself.
  static func isWindow(_ name: String) -> Bool { name.hasSuffix("Window") }

  private static func isViewController(_ name: String) -> Bool {
    guard name.utf8.last == UInt8(ascii: "r") else { return false }
    return name.hasSuffix("ViewController") || controllers.contains(name)
  }

  private static let controllers: NameSet = [
    "UINavigationController", "UITabBarController", "UISplitViewController", "UIAlertController",
    "UIPageViewController", "UISearchController", "UIHostingController",
  ]

  private static func isView(_ name: String) -> Bool {
    if views.contains(name) { return true }
    guard let last = name.utf8.last, lastOfViews.contains(last) else { return false }
    return kits.contains { name.hasPrefix($0) } && viewEndings.contains { name.hasSuffix($0) }
  }

  private static let kits = ["UI", "MK", "WK", "GMS"]
  private static let viewEndings = [
    "View", "Cell", "Button", "Field", "Bar", "Layout", "Control", "Picker", "Item",
  ]
  private static let lastOfViews = viewEndings.compactMap(\.utf8.last)

  private static let views: NameSet = [
    "View", "UIWindow", "UILabel", "UIControl", "UISwitch", "UISlider", "UIStepper",
  ]
}

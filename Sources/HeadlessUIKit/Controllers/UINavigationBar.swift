/// The bar above a stack of screens; what it shows is read from the navigation items.
@MainActor
open class UINavigationBar: UINavigationBarMembers {
  /// Whether titles are shown large; kept only.
  open var prefersLargeTitles = false
  /// Whether what is behind shines through; kept only.
  open var isTranslucent = true
  /// The colour of the bar; kept only.
  open var barTintColor: UIColor?
  /// The attributes of the title; kept only.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of the large title; kept only.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The items of the screens in the stack, bottom to top.
  open internal(set) var items: [UINavigationItem]? = []

  /// The item of the top screen.
  open var topItem: UINavigationItem? { items?.last }

  /// The item of the screen below the top one.
  open var backItem: UINavigationItem? { items?.dropLast().last }
}

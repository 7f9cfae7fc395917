/// Screens side by side, of which a person chooses one by its tab.
@MainActor
open class UITabBarController: UITabBarControllerMembers {
  /// The bar with the tabs.
  public let tabBar = UITabBar()
  /// The object that is asked and told about choices.
  open weak var delegate: (any UITabBarControllerDelegate)?
  private var screens: [UIViewController] = []
  private var chosen = 0

  /// The screens in the order of their tabs.
  open var viewControllers: [UIViewController]? {
    get { screens }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the screens.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    for screen in screens where viewControllers?.contains(screen) != true {
      hide(screen)
      screen.willMove(toParent: nil)
      screen.removeFromParent()
    }
    screens = viewControllers ?? []
    for screen in screens where screen.parent !== self {
      addChild(screen)
      screen.didMove(toParent: self)
    }
    tabBar.items = screens.map(\.tabItem)
    chosen = min(chosen, max(0, screens.count - 1))
    showChosen()
  }

  /// The place of the screen that is shown; setting it asks nobody.
  open var selectedIndex: Int {
    get { chosen }
    set {
      guard screens.indices.contains(newValue), newValue != chosen else { return }
      EffectLog.navigate("select tab", screens[newValue]) {
        hide(screens[chosen])
        chosen = newValue
        showChosen()
      }
    }
  }

  /// The screen that is shown.
  open var selectedViewController: UIViewController? {
    get { screens.indices.contains(chosen) ? screens[chosen] : nil }
    set { if let index = screens.firstIndex(where: { $0 === newValue }) { selectedIndex = index } }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    tabBar.tabs = self
    view.addSubview(tabBar)
    showChosen()
  }

  open override func placeContent() {
    showChosen()
  }

  /// Does what a tap on a tab does.
  func choose(_ item: UITabBarItem) {
    guard let index = screens.firstIndex(where: { $0.tabBarItem === item }) else { return }
    let screen = screens[index]
    guard delegate?.tabBarController(self, shouldSelect: screen) ?? true else { return }
    selectedIndex = index
    delegate?.tabBarController(self, didSelect: screen)
  }

  private func showChosen() {
    guard isViewLoaded, let screen = selectedViewController else { return }
    tabBar.selectedItem = screen.tabBarItem
    let content = screen.fillingView
    guard content.superview !== view else { return }
    let isShown = view.window != nil
    if isShown { screen.willAppear(animated: false) }
    content.frame = view.bounds
    view.insertSubview(content, at: 0)
    if isShown {
      screen.isAppearing(animated: false)
      screen.didAppear(animated: false)
    }
  }

  private func hide(_ screen: UIViewController) {
    guard let content = screen.viewIfLoaded, content.superview != nil else { return }
    let isShown = content.window != nil
    if isShown { screen.willDisappear(animated: false) }
    content.removeFromSuperview()
    if isShown { screen.didDisappear(animated: false) }
  }

  static func around(_ screen: UIViewController?) -> UITabBarController? {
    screen?.parent.flatMap { $0 as? UITabBarController ?? around($0) }
  }
}

extension UIViewController {
  /// The tab of the screen, made of its title where none was set.
  fileprivate var tabItem: UITabBarItem {
    if let tabBarItem { return tabBarItem }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    tabBarItem = item
    return item
  }
}

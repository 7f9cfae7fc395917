/// All that is on the top screen of a window, in reading order, found again at each look.
@MainActor
struct ScreenContents {
  /// The controller whose screen a person looks at, below any alert.
  let screen: UIViewController
  /// The alert in front, if any.
  let alert: UIAlertController?
  /// The bar above the screen, when it is in a navigation controller that shows one.
  let navigation: UINavigationController?

  init?(of window: UIWindow?) {
    guard var top = window?.rootViewController else { return nil }
    var alert: UIAlertController?
    while let presented = top.presented {
      if let message = presented as? UIAlertController {
        alert = message
        break
      }
      top = presented
    }
    while let stack = top as? UINavigationController, let next = stack.topViewController {
      top = next
    }
    screen = top
    self.alert = alert
    let navigation = top.navigationController
    self.navigation = navigation?.isNavigationBarHidden == false ? navigation : nil
  }

  /// What is on the screen itself, visible or not, with the bar first.
  var screenElements: [ScreenElement] {
    barElements(\.leftBarButtonItems) + titleViewElements + barElements(\.rightBarButtonItems)
      + (screen.viewIfLoaded.map { ReadingOrder.elements(in: $0) } ?? [])
  }

  /// What is on the alert.
  var alertElements: [ScreenElement] {
    guard let alert else { return [] }
    return (alert.textFields ?? []).map { .view($0) }
      + alert.actions.map { .alertButton($0, alert) }
  }

  var elements: [ScreenElement] { screenElements + alertElements }

  /// The title in the bar, or else the one the screen has.
  var title: String? { screen.navigationItem.title ?? screen.title }

  /// The title of the button back, nil when there is none.
  var backTitle: String? {
    guard let navigation, navigation.viewControllers.count > 1 else { return nil }
    let item = screen.navigationItem
    let replaced = item.leftBarButtonItems?.isEmpty == false && !item.leftItemsSupplementBackButton
    guard !item.hidesBackButton, !replaced else { return nil }
    let below = navigation.navigationBar.backItem
    return below?.backButtonTitle ?? below?.backBarButtonItem?.title ?? below?.title ?? "Back"
  }

  /// What one side of the bar holds.
  func barElements(
    _ side: KeyPath<UINavigationItem, [UIBarButtonItem]?>
  ) -> [ScreenElement] {
    guard navigation != nil else { return [] }
    return (screen.navigationItem[keyPath: side] ?? []).flatMap { item -> [ScreenElement] in
      if let view = item.customView { return ReadingOrder.elements(in: view) }
      return [.barButton(item)]
    }
  }

  private var titleViewElements: [ScreenElement] {
    guard navigation != nil, let view = screen.navigationItem.titleView else { return [] }
    return ReadingOrder.elements(in: view)
  }
}

extension UINavigationController {
  /// Asks whether the button back may take a screen away; an action of the screen's own takes its place.
  func mayPop(_ item: UINavigationItem) -> Bool {
    if let action = item.backAction {
      action.run(from: item)
      return false
    }
    return barDelegate?.navigationBar(navigationBar, shouldPop: item) ?? true
  }

  /// Called after the button back took a screen away.
  func didPop(_ item: UINavigationItem) {
    barDelegate?.navigationBar(navigationBar, didPop: item)
  }

  /// A navigation controller is its bar's delegate, if the program says so.
  private var barDelegate: (any UINavigationBarDelegate)? { self as? any UINavigationBarDelegate }
}

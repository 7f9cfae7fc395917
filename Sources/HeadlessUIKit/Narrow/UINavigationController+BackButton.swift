extension UINavigationController {
  /// Asks whether the button back may take a screen away: here it always may.
  func mayPop(_ item: UINavigationItem) -> Bool { true }

  /// Called after the button back took a screen away.
  func didPop(_ item: UINavigationItem) {}
}

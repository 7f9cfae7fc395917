/// Does what people do in the book's screen, without one.
public protocol BookTrial: AnyObject {
  /// The button below the book is tapped; does nothing while that button is missing or disabled.
  func act()
  /// Refresh is tapped.
  func refresh()
}

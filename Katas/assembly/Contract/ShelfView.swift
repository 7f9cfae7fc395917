/// Shows what it is told.
public protocol ShelfView: AnyObject {
  /// Shows a button for each title.
  func show(_ titles: [String])
}

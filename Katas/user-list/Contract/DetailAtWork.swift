/// The detail's view model at work without a view.
public protocol DetailAtWork: AnyObject {
  /// The title of the screen.
  var title: String { get }
  /// The texts of each row that is shown: title and value.
  var rows: [[String]] { get }
  /// The screen opens.
  func open()
  /// A row was tapped.
  func select(row: Int)
}

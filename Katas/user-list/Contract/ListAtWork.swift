/// The list's view model at work without a view.
public protocol ListAtWork: AnyObject {
  /// The texts of each row that is shown: title, and detail where it has one.
  var rows: [[String]] { get }
  /// What stands in place of the rows; nil where nothing does.
  var emptyText: String? { get }
  /// The screen opens.
  func open()
  /// Reload was tapped.
  func reload()
  /// A row was tapped.
  func select(row: Int)
  /// About was tapped.
  func openAbout()
}

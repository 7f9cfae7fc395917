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

/// The page's view model at work without a view.
public protocol PageAtWork: AnyObject {
  /// The title of the screen.
  var title: String { get }
  /// The whole address, as it is shown.
  var address: String { get }
  /// The text of the page; nil or empty until it is loaded.
  var text: String? { get }
  /// The screen opens.
  func open()
  /// Done was tapped.
  func close()
}

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

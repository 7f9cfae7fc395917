/// What the book's presenter can have shown.
protocol BookShowing: AnyObject {
  func show(title: String, author: String, availability: String)
  /// Nil for nothing.
  func show(notice: String?)
  /// Nil for no button.
  func show(action: String?, isEnabled: Bool)
  func show(message: String?)
  func show(isLoading: Bool, canRefresh: Bool)
}

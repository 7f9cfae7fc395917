/// Watches the model and decides what the view cannot.
public protocol FormPresenter: AnyObject {
  /// The view is loaded and can show things.
  func viewIsReady()
}

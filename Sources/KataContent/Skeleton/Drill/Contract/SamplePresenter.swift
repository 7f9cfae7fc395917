/// Receives what happens in the view, and tells the view what to show.
public protocol SamplePresenter: AnyObject {
  /// The view is loaded and can show things. Called once, before everything else.
  func viewIsReady()
  func didTapCount()
}

/// VIPER: receives what happens in the view, and tells the view what to show.
public protocol HeaderPresenter: AnyObject {
  /// The view is loaded and can show things. Called once, before everything else.
  func viewIsReady()
  func didTapRefresh()
  func didTapFollow()
  func didTapEditName()
}

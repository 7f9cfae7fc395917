/// Receives what happens in the view, and decides what follows.
public protocol ShelfPresenter: AnyObject {
  /// The view is loaded and can show things.
  func viewIsReady()
  /// Somebody tapped the title at this place.
  func didChoose(_ index: Int)
}

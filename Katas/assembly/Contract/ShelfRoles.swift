/// Shows what it is told.
public protocol ShelfView: AnyObject {
  /// Shows a button for each title.
  func show(_ titles: [String])
}

/// Receives what happens in the view, and decides what follows.
public protocol ShelfPresenter: AnyObject {
  /// The view is loaded and can show things.
  func viewIsReady()
  /// Somebody tapped the title at this place.
  func didChoose(_ index: Int)
}

/// Leads from the shelf to other screens.
public protocol ShelfRouter: AnyObject {
  /// Pushes the screen of a book, which has the book's author as its title.
  func showBook(_ book: Book)
}

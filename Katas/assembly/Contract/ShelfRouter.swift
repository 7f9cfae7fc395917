/// Leads from the shelf to other screens.
public protocol ShelfRouter: AnyObject {
  /// Pushes the screen of a book, which has the book's author as its title.
  func showBook(_ book: Book)
}

/// The seam of your choice: a solution that conforms says who decides in each of the three screens, and who
/// navigates.
///
/// What *decides* takes a screen's events, asks the services and says what is to be shown. That may be a presenter, a
/// view model, or, in VIPER, a presenter with an interactor behind it. In the catalogue and in the loans it may also
/// be the view controller itself.
public protocol LibraryChoice: LibraryScreen {
  /// Decides in the catalogue.
  static var catalogue: AnyClass { get }
  /// Decides in the book's screen; no view controller and no view.
  static var book: AnyClass { get }
  /// Decides in the loans.
  static var loans: AnyClass { get }
  /// Makes screens and moves between them, such as a router or a coordinator; nil where closures alone do.
  static var navigation: AnyClass? { get }

  /// Has the book's decider work without a view, from the moment that its screen would open.
  ///
  /// Before both answers are known nothing need be reported; a failure may be.
  ///
  /// - Parameter report: Called with what a view would show, each time that this changes.
  /// - Returns: An object that stores the decider; it lives until it is let go of.
  static func tryBook(
    id: Int, services: LibraryServices, report: @escaping (BookTexts) -> Void
  ) -> any BookTrial
}

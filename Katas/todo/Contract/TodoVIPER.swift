/// The seam of VIPER: a solution that conforms says which of its classes plays which role in its two modules.
///
/// The views are all view controllers and views. The protocols between the roles, and between the modules, are yours.
public protocol TodoVIPER: TodoScreen {
  /// Finds out what is coming up, and knows nothing of how it looks.
  static var listInteractor: AnyClass { get }
  /// Receives events and results of the list, and tells its view what to show.
  static var listPresenter: AnyClass { get }
  /// Makes and presents the form.
  static var router: AnyClass { get }
  /// Checks and saves what was entered.
  static var addInteractor: AnyClass { get }
  /// Receives events and results of the form, and tells its view what to show.
  static var addPresenter: AnyClass { get }

  /// Has a list interactor find out what is coming up, with an output made for this in place of a presenter.
  ///
  /// - Parameter report: Called with the titles in each group, in their order, whenever the interactor has them.
  /// - Returns: An object that stores the interactor; it lives until it is let go of.
  static func findUpcoming(
    services: TodoServices, report: @escaping ([UpcomingGroup: [String]]) -> Void
  ) -> AnyObject
}

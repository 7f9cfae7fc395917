/// The seam of VIPER: a solution that conforms says which of its classes plays which role.
///
/// The view is every view controller and view. The protocols between the roles are yours to declare.
public protocol AddressBookVIPER: AddressBookScreen {
  /// Carries out what the screen is for, with the services, and knows nothing of how it looks.
  static var interactor: AnyClass { get }
  /// Hears of events and results, and tells the view what to show.
  static var presenter: AnyClass { get }
  /// Pushes screens and presents alerts.
  static var router: AnyClass { get }
}

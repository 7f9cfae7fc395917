/// The seam of MVP: a solution that conforms says which of its classes plays which role.
///
/// The view is every view controller and view. The protocols between the roles are yours to declare.
public protocol AddressBookMVP: AddressBookScreen {
  /// Hears what happens in the view, works with the services, and tells the view what to show.
  static var presenter: AnyClass { get }
  /// Pushes screens and presents alerts.
  static var router: AnyClass { get }
}

/// The seam of MVVM: a solution that conforms says which of its classes plays which role.
///
/// The view is every view controller and view. How the two are bound, and the router's protocol, are yours to choose.
public protocol AddressBookMVVM: AddressBookScreen {
  /// Holds what the screen shows, works with the services, and knows of no view.
  static var viewModel: AnyClass { get }
  /// Pushes screens and presents alerts.
  static var router: AnyClass { get }
}

/// The seam of MVA: a solution that conforms says which of its classes plays which role.
///
/// The view is every view controller and view. How the three are connected is yours to choose.
public protocol AddressBookMVA: AddressBookScreen {
  /// Stands between view and model, which know nothing of each other.
  static var adapter: AnyClass { get }
  /// Owns the addresses, and works with the services.
  static var model: AnyClass { get }
}

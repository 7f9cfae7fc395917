/// The seam of MVC with managers: a solution that conforms says which of its classes plays which role.
///
/// The controller is the screen itself. The protocol by which managers report to it is yours to declare.
public protocol AddressBookManagers: AddressBookScreen {
  /// Talks to network and cache for every manager: their superclass, or a class of which each holds an object.
  static var base: AnyClass { get }
  /// Fetches and changes the addresses.
  static var addressManager: AnyClass { get }
  /// Fetches the provinces.
  static var provinceManager: AnyClass { get }
}

import Foundation

/// The seam of MVVM-R: a solution that conforms says which of its classes plays which role, and has each view model
/// work once without a view.
///
/// The views are all view controllers and views. How they are bound, and the routers' protocols, are yours.
public protocol UserListMVVMR: UserListScreen {
  /// Holds what the list shows.
  static var listViewModel: AnyClass { get }
  /// Holds what the screen of a user shows.
  static var detailViewModel: AnyClass { get }
  /// Holds what the screen of a web page shows.
  static var pageViewModel: AnyClass { get }
  /// Lead from the screens: a class for each screen, or one coordinator for all.
  static var routers: [AnyClass] { get }

  /// Makes what creates every controller.
  static func makeBuilder(services: UserListServices) -> any UserListControllers

  /// Has a list view model work with a router of your making that passes everything on to `routes`.
  static func workList(
    services: UserListServices, routes: any RouteReporting
  ) -> any ListAtWork
  /// The same for a detail view model.
  static func workDetail(
    of user: User, services: UserListServices, routes: any RouteReporting
  ) -> any DetailAtWork
  /// The same for a page view model.
  static func workPage(
    at address: URL, services: UserListServices, routes: any RouteReporting
  ) -> any PageAtWork
}

/// The seam of MVVM: a solution that conforms says which of its classes plays which role in its two screens.
///
/// The views are all view controllers and views. How they are bound, and the router's protocol, are yours.
public protocol TodoMVVM: TodoScreen {
  /// Holds what the list shows, and knows of no view.
  static var listViewModel: AnyClass { get }
  /// Makes and presents the form.
  static var router: AnyClass { get }
  /// Holds what the form shows, and knows of no view.
  static var addViewModel: AnyClass { get }

  /// Has a list view model work without a view.
  ///
  /// - Parameter report: Called with the list's texts from the top down whenever they change: a section's header, then
  ///   title and detail of each row, where it has a detail.
  /// - Returns: An object that stores the view model, or the view model itself; it lives until it is let go of.
  static func listTexts(
    services: TodoServices, report: @escaping ([String]) -> Void
  ) -> AnyObject
}

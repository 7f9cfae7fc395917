import UIKit

/// What every solution offers: the screen, and its view model alone.
public protocol SearchMVVM {
  /// Makes the screen, complete with all parts that it needs.
  static func makeScreen(search: any BookSearch) -> UIViewController
  /// Makes a view model that no view has been bound to.
  static func makeViewModel(search: any BookSearch) -> any SearchViewModel
}

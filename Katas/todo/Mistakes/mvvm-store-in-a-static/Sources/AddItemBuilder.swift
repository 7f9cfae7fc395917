import TodoContract
import UIKit

/// Makes the form and connects its parts.
struct AddItemBuilder {
  /// The store of the app, set before a form is made.
  static var store: (any TodoAdding)?

  let clock: any TodoClock
  let log: any EventLog

  func makeScreen(
    router: any AddItemRouting, didAdd: @escaping () -> Void
  ) -> UIViewController {
    guard let store = Self.store else { return UIViewController() }
    return AddItemViewController(
      viewModel: AddItemViewModel(
        store: store, clock: clock, log: log, router: router, didAdd: didAdd))
  }
}

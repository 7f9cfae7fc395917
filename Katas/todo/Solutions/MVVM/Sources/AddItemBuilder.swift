import TodoContract
import UIKit

/// Makes the form and connects its parts.
struct AddItemBuilder {
  let store: any TodoAdding
  let clock: any TodoClock
  let log: any EventLog

  func makeScreen(
    router: any AddItemRouting, didAdd: @escaping () -> Void
  ) -> UIViewController {
    AddItemViewController(
      viewModel: AddItemViewModel(
        store: store, clock: clock, log: log, router: router, didAdd: didAdd))
  }
}

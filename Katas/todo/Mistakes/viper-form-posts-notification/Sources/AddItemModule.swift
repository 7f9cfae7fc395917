import TodoContract
import UIKit

/// Makes the parts of the form and connects them.
struct AddItemModule {
  let store: any TodoAdding
  let clock: any TodoClock
  let log: any EventLog

  func makeScreen(router: any AddItemRouting) -> UIViewController {
    let view = AddItemViewController()
    let interactor = AddItemInteractor(store: store, clock: clock, log: log)
    let days = DayWording(timeZone: clock.calendar.timeZone)
    let presenter = AddItemPresenter(
      view: view, interactor: interactor, router: router, wording: AddItemWording(days: days))
    interactor.output = presenter
    view.presenter = presenter
    return view
  }
}

import TodoContract
import UIKit

/// Makes the parts of the list and connects them.
struct TodoListModule {
  let services: TodoServices

  func makeScreen() -> UIViewController {
    let view = TodoListViewController()
    let interactor = TodoListInteractor(store: services.store, log: services.log)
    let router = TodoRouter(
      form: AddItemModule(store: services.store, clock: services.clock, log: services.log))
    let days = DayWording(timeZone: services.clock.calendar.timeZone)
    let presenter = TodoListPresenter(
      view: view, interactor: interactor, router: router, wording: TodoListWording(days: days),
      calendar: services.clock.calendar, now: { [clock = services.clock] in clock.now })
    view.presenter = presenter
    interactor.output = presenter
    router.screen = view
    return view
  }
}

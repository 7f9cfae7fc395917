import TodoContract
import UIKit

/// Makes the parts of the list and connects them.
struct TodoListModule {
  let services: TodoServices

  func makeScreen() -> UIViewController {
    let view = TodoListViewController()
    let days = DayWording(timeZone: services.clock.calendar.timeZone)
    let presenter = TodoListPresenter(wording: TodoListWording(days: days))
    let planner = Planner(services: services, output: presenter)
    presenter.view = view
    presenter.interactor = planner
    presenter.router = ListWireframe(
      screen: view,
      form: AddItemModule(store: services.store, clock: services.clock, log: services.log),
      formOutput: planner)
    view.presenter = presenter
    return view
  }
}

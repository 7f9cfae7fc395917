import TodoContract
import UIKit

/// Makes the parts of the list and connects them.
struct TodoListModule {
  let services: TodoServices

  func makeScreen() -> UIViewController {
    let view = TodoListViewController()
    let interactor = TodoListInteractor(
      store: services.store, clock: services.clock, log: services.log)
    let router = TodoRouter(
      form: AddItemModule(store: services.store, clock: services.clock, log: services.log))
    view.timeZone = services.clock.calendar.timeZone
    let presenter = TodoListPresenter(view: view, interactor: interactor, router: router)
    view.presenter = presenter
    interactor.output = presenter
    router.screen = view
    return view
  }
}

import TodoContract
import UIKit

/// Makes the list and connects its parts.
struct TodoListBuilder {
  let services: TodoServices

  func makeScreen() -> UIViewController {
    let router = makeRouter()
    let view = TodoListViewController(
      viewModel: makeViewModel(router: router), timeZone: services.clock.calendar.timeZone)
    router.screen = view
    return view
  }

  func makeViewModel(router: any TodoRouting) -> TodoListViewModel {
    TodoListViewModel(
      store: services.store, clock: services.clock, log: services.log, router: router)
  }

  func makeRouter() -> TodoRouter {
    TodoRouter(
      form: AddItemBuilder(store: services.store, clock: services.clock, log: services.log))
  }
}

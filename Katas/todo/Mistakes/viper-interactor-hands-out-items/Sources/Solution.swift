import TodoContract
import UIKit

enum Solution: TodoVIPER {
  static var listInteractor: AnyClass { TodoListInteractor.self }
  static var listPresenter: AnyClass { TodoListPresenter.self }
  static var router: AnyClass { TodoRouter.self }
  static var addInteractor: AnyClass { AddItemInteractor.self }
  static var addPresenter: AnyClass { AddItemPresenter.self }

  static func makeScreen(services: TodoServices) -> UIViewController {
    TodoListModule(services: services).makeScreen()
  }

  static func findUpcoming(
    services: TodoServices, report: @escaping ([UpcomingGroup: [String]]) -> Void
  ) -> AnyObject {
    UpcomingProbe(
      interactor: TodoListInteractor(store: services.store, log: services.log),
      clock: services.clock, report: report)
  }
}

import TodoContract
import UIKit

enum Solution: TodoMVVM {
  static var listViewModel: AnyClass { TodoListViewModel.self }
  static var router: AnyClass { TodoRouter.self }
  static var addViewModel: AnyClass { AddItemViewModel.self }

  static func makeScreen(services: TodoServices) -> UIViewController {
    TodoListBuilder(services: services).makeScreen()
  }

  static func listTexts(
    services: TodoServices, report: @escaping ([String]) -> Void
  ) -> AnyObject {
    let builder = TodoListBuilder(services: services)
    return ListTextsProbe(
      viewModel: builder.makeViewModel(router: builder.makeRouter()),
      timeZone: services.clock.calendar.timeZone, report: report)
  }
}

import TodoContract
import UIKit

enum Solution: TodoMVVM {
  static var listViewModel: AnyClass { AgendaListModel.self }
  static var router: AnyClass { ModalRouter.self }
  static var addViewModel: AnyClass { AgendaFormModel.self }

  static func makeScreen(services: TodoServices) -> UIViewController {
    let agenda = Agenda(services: services)
    let router = ModalRouter { close in
      AddItemViewController(
        viewModel: AgendaFormModel(keeper: agenda, clock: services.clock, close: close))
    }
    let screen = TodoListViewController(
      viewModel: model(agenda: agenda, router: router, clock: services.clock))
    router.screen = screen
    return screen
  }

  static func listTexts(
    services: TodoServices, report: @escaping ([String]) -> Void
  ) -> AnyObject {
    let router = ModalRouter { _ in UIViewController() }
    let model = model(
      agenda: Agenda(services: services), router: router, clock: services.clock)
    model.sections.bind { sections in
      report(
        sections.flatMap { section in
          [section.header] + section.rows.flatMap { [$0.title, $0.detail].compactMap(\.self) }
        })
    }
    model.open()
    return model
  }

  private static func model(
    agenda: Agenda, router: any TodoRouting, clock: any TodoClock
  ) -> AgendaListModel {
    let days = DayWording(timeZone: clock.calendar.timeZone)
    return AgendaListModel(agenda: agenda, router: router, wording: TodoListWording(days: days))
  }
}

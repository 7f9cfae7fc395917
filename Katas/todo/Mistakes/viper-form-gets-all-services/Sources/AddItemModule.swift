import TodoContract
import UIKit

/// Makes the parts of the form and connects them.
struct AddItemModule {
  let services: TodoServices

  func makeScreen(
    router: any AddItemRouting, output: any AddItemModuleOutput
  ) -> UIViewController {
    let view = AddItemViewController()
    let interactor = AddItemInteractor(services: services)
    let days = DayWording(timeZone: services.clock.calendar.timeZone)
    let presenter = AddItemPresenter(
      view: view, interactor: interactor, router: router, wording: AddItemWording(days: days))
    presenter.moduleOutput = output
    interactor.output = presenter
    view.presenter = presenter
    return view
  }
}

import LibraryContract
import UIKit

/// Makes the book's module.
struct BookModule {
  let services: LibraryServices

  func makePresenter(id: Int) -> BookPresenter {
    let interactor = BookInteractor(id: id, services: services)
    let presenter = BookPresenter(
      interactor: interactor, days: DayWording(timeZone: services.clock.calendar.timeZone))
    interactor.output = presenter
    return presenter
  }

  func makeScreen(id: Int) -> UIViewController {
    let presenter = makePresenter(id: id)
    let view = BookViewController(presenter: presenter)
    presenter.view = view
    return view
  }
}

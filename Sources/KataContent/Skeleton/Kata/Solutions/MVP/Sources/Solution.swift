import SampleContract
import UIKit

enum Solution: SampleMVP {
  static func makeScreen(services: SampleServices) -> UIViewController {
    let screen = SampleViewController()
    screen.presenter = makePresenter(view: screen, services: services)
    return screen
  }

  static func makePresenter(
    view: any SampleView, services: SampleServices
  ) -> any SamplePresenter {
    SampleScreenPresenter(view: view, services: services)
  }
}

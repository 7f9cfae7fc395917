import Foundation
import GreetingContract
import UIKit

enum Solution: GreetingMVP {
  static func makeScreen(services: GreetingServices) -> UIViewController {
    let screen = GreetingShell()
    screen.presenter = PanelPresenter(
      view: screen, router: ShellRouter(screen: screen), services: services)
    return screen
  }

  static func makePresenter(
    view: any GreetingView, router: any GreetingRouter, services: GreetingServices
  ) -> any GreetingPresenter {
    PanelPresenter(view: view, router: router, services: services)
  }
}

import Foundation
import UIKit
import UserListContract

final class ListRouter: PageRouter, ListRoutes {
  private let makeUser: (User) -> UIViewController

  init(
    makeUser: @escaping (User) -> UIViewController, makePage: @escaping (URL) -> UIViewController
  ) {
    self.makeUser = makeUser
    super.init(makePage: makePage)
  }

  func goToUser(_ user: User) {
    controller?.navigationController?.pushViewController(makeUser(user), animated: true)
  }
}

final class DetailRouter: PageRouter, DetailRoutes {
  func ask(_ question: String, yes: String, task: @escaping () -> Void) {
    show(
      question, nil,
      [
        UIAlertAction(title: yes, style: .default) { _ in task() },
        UIAlertAction(title: "Cancel", style: .cancel),
      ])
  }
}

final class WebRouter: BaseRouter, WebRoutes {
  func leave() {
    controller?.presentingViewController?.dismiss(animated: true)
  }
}

import ProfileHeaderContract
import UIKit

enum Solution: HeaderVIPER {
  static func makeScreen(userID: Int, services: HeaderServices) -> UIViewController {
    let screen = HeaderViewController()
    let router = ClosureRouter(
      push: { [weak screen] editor in
        screen?.navigationController?.pushViewController(editor, animated: true)
      },
      pop: { [weak screen] in screen?.navigationController?.popViewController(animated: true) })
    let interactor = makeInteractor(userID: userID, services: services)
    let presenter = makePresenter(view: screen, interactor: interactor, router: router)
    interactor.output = presenter
    screen.presenter = presenter
    return screen
  }

  static func makeInteractor(userID: Int, services: HeaderServices) -> any HeaderInteractor {
    UserInteractor(
      users: RemoteUsers(http: services.http, path: "/users/\(userID)"),
      memory: UserMemory(store: services.store, userID: userID),
      statistics: HeaderStatistics(log: services.log))
  }

  static func makePresenter(
    view: any HeaderView, interactor: any HeaderInteractor, router: any HeaderRouter
  ) -> any HeaderPresenter & HeaderInteractorOutput {
    UserPresenter(view: WeakHeaderView(view), interactor: interactor, router: router)
  }
}

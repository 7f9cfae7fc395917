import CounterContract
import UIKit

enum Solution: CounterScreen {
  static func makeScreen(store: any CountStore) -> UIViewController {
    let interactor = CounterInteractor(store: store)
    let presenter = CounterPresenter(interactor: interactor)
    let view = CounterViewController(presenter: presenter)
    interactor.presenter = presenter
    presenter.view = view
    return view
  }
}

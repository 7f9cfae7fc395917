import CounterContract
import UIKit

enum Answer: CounterVIPER {
  static var interactor: AnyClass { CounterInteractor.self }
  static var presenter: AnyClass { CounterPresenter.self }

  static func makeScreen(store: any CountStore) -> UIViewController {
    let interactor = CounterInteractor(store: store)
    let presenter = CounterPresenter(interactor: interactor)
    let view = CounterViewController(presenter: presenter)
    interactor.output = presenter
    presenter.view = view
    return view
  }
}

import SampleContract
import UIKit

enum Solution: SampleMVP {
  static func makeScreen(store: any CountStore) -> UIViewController {
    let screen = SampleViewController()
    screen.presenter = makePresenter(view: screen, store: store)
    screen.store = store
    return screen
  }

  static func makePresenter(view: any SampleView, store: any CountStore) -> any SamplePresenter {
    CountPresenter(view: view, store: store)
  }
}

import SupervisingContract
import UIKit

enum Solution: FormScreen {
  static func makeScreen(profile: Profile) -> UIViewController {
    let view = FormViewController()
    view.presenter = ProfilePresenter(view: view, profile: profile)
    return view
  }
}

import SupervisingContract
import UIKit

enum Solution: FormSupervising {
  static func makeScreen(profile: Profile) -> UIViewController {
    let view = OldFormViewController()
    view.presenter = OldProfilePresenter(view: view, profile: profile)
    return view
  }

  static func makeView(profile: Profile) -> UIViewController & SupervisedView {
    FormViewController(profile: profile)
  }

  static func makePresenter(view: any SupervisedView, profile: Profile) -> any FormPresenter {
    ProfilePresenter(view: view, profile: profile)
  }
}

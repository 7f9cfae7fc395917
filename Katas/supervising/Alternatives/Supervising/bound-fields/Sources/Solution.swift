import SupervisingContract
import UIKit

enum Solution: FormSupervising {
  static func makeScreen(profile: Profile) -> UIViewController {
    let view = FormViewController(showing: profile)
    view.supervisor = makePresenter(view: view, profile: profile)
    return view
  }

  static func makeView(profile: Profile) -> UIViewController & SupervisedView {
    FormViewController(showing: profile)
  }

  static func makePresenter(view: any SupervisedView, profile: Profile) -> any FormPresenter {
    NameSupervisor(view: view, profile: profile)
  }
}

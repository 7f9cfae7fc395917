import GreetingContract
import UIKit

/// Holds the passive view and its presenter together, and reports the life cycle.
final class GreetingContainer: UIViewController {
  private let screenView: GreetingScreenView
  private let presenter: any GreetingPresenter

  init(screenView: GreetingScreenView, presenter: any GreetingPresenter) {
    self.screenView = screenView
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
    title = "Greeting"
  }

  required init?(coder: NSCoder) {
    fatalError("This screen is built in code.")
  }

  override func loadView() {
    view = screenView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screenView.onGreet = { [presenter] in presenter.didTapGreet() }
    screenView.onProfile = { [presenter] in presenter.didTapProfile() }
    screenView.onFormal = { [presenter] in presenter.didSwitchFormal(to: $0) }
    screenView.onNickname = { [presenter] in presenter.didEnterNickname($0) }
    presenter.viewIsReady()
  }
}

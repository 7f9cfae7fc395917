import ProfileHeaderContract
import UIKit

/// Owns the view and the presenter, and nothing else.
final class HeaderViewController: UIViewController {
  private let header: ProfileHeader
  private let presenter: any HeaderPresenter

  init(header: ProfileHeader, presenter: any HeaderPresenter) {
    self.header = header
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("This screen is built in code.")
  }

  override func loadView() {
    view = header
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Profile"
    header.onFollow = { [presenter] in presenter.didTapFollow() }
    header.onEditName = { [presenter] in presenter.didTapEditName() }
    header.onRefresh = { [presenter] in presenter.didTapRefresh() }
    presenter.viewIsReady()
  }
}

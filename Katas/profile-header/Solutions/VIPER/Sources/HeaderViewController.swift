import ProfileHeaderContract
import UIKit

/// The passive view: it shows what the presenter says and reports what people do.
final class HeaderViewController: UIViewController, HeaderView {
  var presenter: (any HeaderPresenter)?
  private let header = HeaderColumn()

  init() {
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("This screen is built in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Profile"
    view.backgroundColor = .systemBackground
    header.place(in: view)
    report(header.followButton) { $0.didTapFollow() }
    report(header.editNameButton) { $0.didTapEditName() }
    report(header.refreshButton) { $0.didTapRefresh() }
    presenter?.viewIsReady()
  }

  func show(_ state: HeaderState) {
    header.show(state)
  }

  private func report(_ button: UIButton, to event: @escaping (any HeaderPresenter) -> Void) {
    button.addAction(
      UIAction { [weak self] _ in
        if let presenter = self?.presenter { event(presenter) }
      }, for: .touchUpInside)
  }
}

import ProfileHeaderContract
import UIKit

/// The view of the module: a plain view that shows a state.
final class ProfileHeader: UIView, HeaderView {
  var onFollow: (() -> Void)?
  var onEditName: (() -> Void)?
  var onRefresh: (() -> Void)?
  private var labels: [String: UILabel] = [:]
  private var buttons: [String: UIButton] = [:]
  private let spinner = UIActivityIndicatorView(style: .medium)

  init() {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    let column = UIStackView(arrangedSubviews: makeParts())
    column.axis = .vertical
    column.spacing = 8
    column.frame = CGRect(x: 24, y: 80, width: 340, height: 600)
    addSubview(column)
  }

  required init?(coder: NSCoder) {
    fatalError("This view is built in code.")
  }

  func show(_ state: HeaderState) {
    let texts = [
      "avatar": state.initials, "name": state.name, "badge": state.badge,
      "since": state.memberSince, "followers": state.followers, "following": state.following,
      "message": state.message,
    ]
    for (identifier, text) in texts { labels[identifier]?.text = text }
    labels["avatar"]?.backgroundColor = state.tint?.color
    buttons["follow"]?.setTitle(state.followTitle, for: .normal)
    buttons["follow"]?.isEnabled = state.isFollowEnabled
    buttons["editName"]?.isEnabled = state.isEditNameEnabled
    buttons["refresh"]?.isEnabled = state.isRefreshEnabled
    if state.isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
  }

  private func makeParts() -> [UIView] {
    spinner.hidesWhenStopped = true
    spinner.accessibilityIdentifier = "loading"
    let above = ["avatar", "name", "badge", "since", "followers", "following"].map(makeLabel)
    let actions = [
      makeButton("follow", "Follow") { [weak self] in self?.onFollow?() },
      makeButton("editName", "Edit name") { [weak self] in self?.onEditName?() },
      makeButton("refresh", "Refresh") { [weak self] in self?.onRefresh?() },
    ]
    return above + actions + [spinner, makeLabel("message")]
  }

  private func makeLabel(_ identifier: String) -> UIView {
    let label = UILabel()
    label.numberOfLines = 0
    label.accessibilityIdentifier = identifier
    labels[identifier] = label
    return label
  }

  private func makeButton(
    _ identifier: String, _ title: String, action: @escaping () -> Void
  ) -> UIView {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.accessibilityIdentifier = identifier
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    buttons[identifier] = button
    return button
  }
}

import ProfileHeaderContract
import UIKit

/// The labels and buttons of the header, and how they are laid out.
final class HeaderColumn: UIStackView {
  let followButton = UIButton(type: .system)
  let editNameButton = UIButton(type: .system)
  let refreshButton = UIButton(type: .system)
  private let avatarLabel = UILabel()
  private let nameLabel = UILabel()
  private let badgeLabel = UILabel()
  private let sinceLabel = UILabel()
  private let followersLabel = UILabel()
  private let followingLabel = UILabel()
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let messageLabel = UILabel()

  init() {
    super.init(frame: .zero)
    axis = .vertical
    spacing = 8
    setUpViews()
    let parts = [
      avatarLabel, nameLabel, badgeLabel, sinceLabel, followersLabel, followingLabel,
      followButton, editNameButton, refreshButton, spinner, messageLabel,
    ]
    for part in parts { addArrangedSubview(part) }
  }

  required init(coder: NSCoder) {
    fatalError("This view is built in code.")
  }

  func show(_ state: HeaderState) {
    avatarLabel.text = state.initials
    avatarLabel.backgroundColor = state.tint?.color
    nameLabel.text = fallback(for: state.name)
    badgeLabel.text = state.badge
    sinceLabel.text = state.memberSince
    followersLabel.text = state.followers
    followingLabel.text = state.following
    followButton.setTitle(state.followTitle, for: .normal)
    followButton.isEnabled = state.isFollowEnabled
    editNameButton.isEnabled = state.isEditNameEnabled
    refreshButton.isEnabled = state.isRefreshEnabled
    messageLabel.text = state.message
    if state.isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
  }

  /// Puts the brand before the number of somebody who has no name.
  private func fallback(for name: String) -> String {
    guard Int(name) != nil else { return name }
    return "Quill" + String(repeating: "0", count: max(0, 4 - name.count)) + name
  }

  func place(in view: UIView) {
    translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(self)
    let margins = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 24),
      trailingAnchor.constraint(equalTo: margins.trailingAnchor, constant: -24),
      topAnchor.constraint(equalTo: margins.topAnchor, constant: 24),
    ])
  }

  private func setUpViews() {
    let identified: [(UIView, String)] = [
      (avatarLabel, "avatar"), (nameLabel, "name"), (badgeLabel, "badge"),
      (sinceLabel, "since"), (followersLabel, "followers"), (followingLabel, "following"),
      (followButton, "follow"), (editNameButton, "editName"), (refreshButton, "refresh"),
      (spinner, "loading"), (messageLabel, "message"),
    ]
    for (view, identifier) in identified { view.accessibilityIdentifier = identifier }
    avatarLabel.font = .systemFont(ofSize: 32)
    avatarLabel.textColor = .white
    avatarLabel.textAlignment = .center
    nameLabel.font = .systemFont(ofSize: 24)
    badgeLabel.textColor = .secondaryLabel
    editNameButton.setTitle("Edit name", for: .normal)
    refreshButton.setTitle("Refresh", for: .normal)
    spinner.hidesWhenStopped = true
    messageLabel.textColor = .systemRed
    messageLabel.numberOfLines = 0
  }
}

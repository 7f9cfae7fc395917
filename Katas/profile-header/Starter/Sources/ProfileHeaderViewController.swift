import ProfileHeaderContract
import UIKit

final class ProfileHeaderViewController: UIViewController {
  private let viewModel: ProfileHeaderViewModel

  let avatarLabel = UILabel()
  let nameLabel = UILabel()
  let badgeLabel = UILabel()
  let sinceLabel = UILabel()
  let followersLabel = UILabel()
  let followingLabel = UILabel()
  let followButton = UIButton(type: .system)
  let editNameButton = UIButton(type: .system)
  let refreshButton = UIButton(type: .system)
  let spinner = UIActivityIndicatorView(style: .medium)
  let messageLabel = UILabel()

  init(viewModel: ProfileHeaderViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    viewModel.controller = self
  }

  required init?(coder: NSCoder) {
    fatalError("This screen is built in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Profile"
    view.backgroundColor = .systemBackground
    setUpViews()
    setUpLayout()
    setUpActions()
    viewModel.onUpdate = { [weak self] in self?.render() }
    viewModel.load()
  }

  private func render() {
    avatarLabel.text = viewModel.initials
    avatarLabel.backgroundColor = viewModel.avatarColor
    nameLabel.text = viewModel.displayName
    badgeLabel.text = viewModel.badge
    sinceLabel.text = viewModel.memberSince
    followersLabel.text = viewModel.followers
    followingLabel.text = viewModel.following
    followButton.setTitle(viewModel.followTitle, for: .normal)
    followButton.isEnabled = viewModel.user?.isOwn == false && !viewModel.isChanging
    editNameButton.isEnabled = viewModel.user?.isOwn == true && !viewModel.isChanging
    refreshButton.isEnabled = !viewModel.isLoading && !viewModel.isChanging
  }

  private func setUpViews() {
    let labels = [
      "avatar": avatarLabel, "name": nameLabel, "badge": badgeLabel, "since": sinceLabel,
      "followers": followersLabel, "following": followingLabel, "message": messageLabel,
    ]
    for (identifier, label) in labels { label.accessibilityIdentifier = identifier }
    avatarLabel.font = .systemFont(ofSize: 32)
    avatarLabel.textColor = .white
    avatarLabel.textAlignment = .center
    nameLabel.font = .systemFont(ofSize: 24)
    badgeLabel.textColor = .secondaryLabel
    messageLabel.textColor = .systemRed
    messageLabel.numberOfLines = 0
    followButton.setTitle("Follow", for: .normal)
    followButton.isEnabled = false
    followButton.accessibilityIdentifier = "follow"
    editNameButton.setTitle("Edit name", for: .normal)
    editNameButton.isEnabled = false
    editNameButton.accessibilityIdentifier = "editName"
    refreshButton.setTitle("Refresh", for: .normal)
    refreshButton.accessibilityIdentifier = "refresh"
    spinner.hidesWhenStopped = true
    spinner.accessibilityIdentifier = "loading"
  }

  private func setUpLayout() {
    let column = UIStackView(arrangedSubviews: [
      avatarLabel, nameLabel, badgeLabel, sinceLabel, followersLabel, followingLabel,
      followButton, editNameButton, refreshButton, spinner, messageLabel,
    ])
    column.axis = .vertical
    column.spacing = 8
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    let margins = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 24),
      column.trailingAnchor.constraint(equalTo: margins.trailingAnchor, constant: -24),
      column.topAnchor.constraint(equalTo: margins.topAnchor, constant: 24),
    ])
  }

  private func setUpActions() {
    followButton.addAction(
      UIAction { [weak self] _ in self?.viewModel.toggleFollow() }, for: .touchUpInside)
    editNameButton.addAction(
      UIAction { [weak self] _ in self?.viewModel.editName() }, for: .touchUpInside)
    refreshButton.addAction(
      UIAction { [weak self] _ in self?.viewModel.refresh() }, for: .touchUpInside)
  }
}

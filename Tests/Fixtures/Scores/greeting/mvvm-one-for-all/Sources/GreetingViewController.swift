import Foundation
import GreetingContract
import UIKit

final class GreetingViewController: UIViewController {
  private let store = Session.shared.services!.store
  private var subscription: (any FeedSubscription)?
  private var person: Person?
  private var isShown = false

  private let greetingLabel = UILabel()
  private let countLabel = UILabel()
  private let nicknameField = UITextField()
  private let formalLabel = UILabel()
  private let formalSwitch = UISwitch()
  private let greetButton = UIButton(type: .system)
  private let profileButton = UIButton(type: .system)
  private let spinner = UIActivityIndicatorView(style: .medium)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Greeting"
    view.backgroundColor = .systemBackground
    setUpViews()
    setUpLayout()
    setUpActions()
    profileButton.isEnabled = false
    nicknameField.text = store.string(forKey: "greeting.nickname")
    showCount()
    subscription = Session.shared.services?.feed.subscribe { [weak self] person in
      self?.person = person
      self?.profileButton.isEnabled = true
      self?.showGreeting()
    }
  }

  private func setUpViews() {
    greetingLabel.font = .systemFont(ofSize: 24)
    greetingLabel.textAlignment = .center
    greetingLabel.numberOfLines = 0
    greetingLabel.accessibilityIdentifier = "greeting"
    countLabel.textColor = .secondaryLabel
    countLabel.textAlignment = .center
    countLabel.accessibilityIdentifier = "count"
    nicknameField.placeholder = "Nickname"
    nicknameField.borderStyle = .roundedRect
    nicknameField.accessibilityIdentifier = "nickname"
    formalLabel.text = "Formal"
    formalSwitch.accessibilityIdentifier = "formal"
    greetButton.setTitle("Greet", for: .normal)
    greetButton.accessibilityIdentifier = "greet"
    profileButton.setTitle("Profile", for: .normal)
    profileButton.accessibilityIdentifier = "profile"
    spinner.hidesWhenStopped = true
    spinner.accessibilityIdentifier = "loading"
  }

  private func setUpLayout() {
    let formalRow = UIStackView(arrangedSubviews: [formalLabel, formalSwitch])
    formalRow.axis = .horizontal
    formalRow.spacing = 8
    let column = UIStackView(arrangedSubviews: [
      greetingLabel, countLabel, nicknameField, formalRow, greetButton, profileButton, spinner,
    ])
    column.axis = .vertical
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    let margins = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 24),
      column.trailingAnchor.constraint(equalTo: margins.trailingAnchor, constant: -24),
      column.topAnchor.constraint(equalTo: margins.topAnchor, constant: 24),
    ])
  }

  // MARK: - View events

  private func setUpActions() {
    greetButton.addAction(
      UIAction { [weak self] _ in self?.greet() }, for: .touchUpInside)
    profileButton.addAction(
      UIAction { [weak self] _ in self?.openProfile() }, for: .touchUpInside)
    formalSwitch.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.showGreeting()
      }, for: .valueChanged)
    nicknameField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.changeNickname()
      }, for: .editingChanged)
  }

  private func greet() {
    guard person == nil else {
      say()
      return
    }
    setLoading(true)
    GreetingTools.loadPerson { [weak self] person, reason in
      self?.setLoading(false)
      guard let person else {
        self?.complain(reason)
        return
      }
      self?.person = person
      self?.profileButton.isEnabled = true
      self?.say()
    }
  }

  private func say() {
    isShown = true
    showGreeting()
    store.setInteger(store.integer(forKey: "greeting.count") + 1, forKey: "greeting.count")
    showCount()
    GreetingTools.track(
      "greeting_shown", ["style": formalSwitch.isOn ? "formal" : "informal"])
  }

  private func showGreeting() {
    guard isShown, let person else { return }
    greetingLabel.text = GreetingTools.greeting(
      person, nickname: store.string(forKey: "greeting.nickname"), isFormal: formalSwitch.isOn)
  }

  private func showCount() {
    let count = store.integer(forKey: "greeting.count")
    switch count {
    case 0: countLabel.text = "Not greeted yet"
    case 1: countLabel.text = "Greeted once"
    default: countLabel.text = "Greeted \(count) times"
    }
  }

  private func changeNickname() {
    store.setString(
      GreetingTools.trimmed(nicknameField.text ?? ""), forKey: "greeting.nickname")
    showGreeting()
  }

  private func openProfile() {
    guard let person else { return }
    GreetingTools.track("profile_opened")
    let profile = Profile(
      name: GreetingTools.fullName(person), salutation: person.salutation)
    navigationController?.pushViewController(
      ProfileViewController(profile: profile), animated: true)
  }

  private func complain(_ reason: String) {
    GreetingTools.track("greeting_failed", ["reason": reason])
    let message =
      reason == "data"
      ? "The answer could not be understood." : "Please check your connection and try again."
    let alert = UIAlertController(
      title: "Nobody to greet", message: message, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Retry", style: .default) { [weak self] _ in self?.greet() })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }

  private func setLoading(_ isLoading: Bool) {
    greetButton.isEnabled = !isLoading
    if isLoading {
      spinner.startAnimating()
    } else {
      spinner.stopAnimating()
    }
  }
}

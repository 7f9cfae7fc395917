import GreetingContract
import UIKit

class GreetingVC: UIViewController {

    let services: GreetingServices
    lazy var presenter = Presenter(vc: self, services: services)

    let greetingLabel: UILabel = {
        let label = UILabel()
        label.font = .systemFont(ofSize: 24)
        label.textAlignment = .center
        label.numberOfLines = 0
        label.accessibilityIdentifier = "greeting"
        return label
    }()

    let countLabel: UILabel = {
        let label = UILabel()
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        label.accessibilityIdentifier = "count"
        return label
    }()

    let nicknameField: UITextField = {
        let field = UITextField()
        field.placeholder = "Nickname"
        field.borderStyle = .roundedRect
        field.accessibilityIdentifier = "nickname"
        return field
    }()

    let formalSwitch: UISwitch = {
        let toggle = UISwitch()
        toggle.accessibilityIdentifier = "formal"
        return toggle
    }()

    let greetButton: UIButton = {
        let button = UIButton(type: .system)
        button.setTitle("Greet", for: .normal)
        button.accessibilityIdentifier = "greet"
        return button
    }()

    let profileButton: UIButton = {
        let button = UIButton(type: .system)
        button.setTitle("Profile", for: .normal)
        button.accessibilityIdentifier = "profile"
        button.isEnabled = false
        return button
    }()

    let spinner: UIActivityIndicatorView = {
        let spinner = UIActivityIndicatorView(style: .medium)
        spinner.hidesWhenStopped = true
        spinner.accessibilityIdentifier = "loading"
        return spinner
    }()

    init(services: GreetingServices) {
        self.services = services
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Greeting"
        view.backgroundColor = .systemBackground
        layout()
        wire()
        presenter.start()
    }

    private func layout() {
        let formalLabel = UILabel()
        formalLabel.text = "Formal"
        let row = UIStackView(arrangedSubviews: [formalLabel, formalSwitch])
        row.axis = .horizontal
        row.spacing = 8
        let column = UIStackView(arrangedSubviews: [
            greetingLabel, countLabel, nicknameField, row, greetButton, profileButton, spinner,
        ])
        column.axis = .vertical
        column.spacing = 16
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            column.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 24),
            column.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -24),
            column.topAnchor.constraint(equalTo: guide.topAnchor, constant: 24),
        ])
    }

    private func wire() {
        greetButton.addAction(UIAction { [weak self] _ in self?.presenter.greetTapped() }, for: .touchUpInside)
        profileButton.addAction(UIAction { [weak self] _ in self?.presenter.profileTapped() }, for: .touchUpInside)
        formalSwitch.addAction(UIAction { [weak self] _ in self?.presenter.refresh() }, for: .valueChanged)
        nicknameField.addAction(UIAction { [weak self] _ in self?.presenter.nicknameChanged() }, for: .editingChanged)
    }
}

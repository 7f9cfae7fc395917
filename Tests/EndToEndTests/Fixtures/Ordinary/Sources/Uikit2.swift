import UIKit

final class Form23: UIViewController, UITextFieldDelegate {
  private let field = UITextField()
  private let button = UIButton(type: .system)
  private let toggle = UISwitch()
  private let stack = UIStackView()
  private lazy var label: UILabel = {
    let l = UILabel()
    l.numberOfLines = 0
    l.textColor = .systemRed
    l.font = .preferredFont(forTextStyle: .body)
    l.accessibilityIdentifier = "error"
    return l
  }()
  override func loadView() { view = UIView() }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    field.placeholder = "Name"
    field.delegate = self
    field.addTarget(self, action: #selector(changed(_:)), for: .editingChanged)
    button.setTitle("Save", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.save() }, for: .touchUpInside)
    toggle.addTarget(self, action: #selector(flip), for: .valueChanged)
    stack.axis = .vertical
    stack.spacing = 8
    [field, button, toggle, label].forEach(stack.addArrangedSubview)
    view.addSubview(stack)
  }
  @objc func changed(_ f: UITextField) { button.isEnabled = f.text?.isEmpty == false }
  @objc func flip() { label.isHidden = toggle.isOn }
  func save() {
    UIView.animate(withDuration: 0.3) {
      self.label.alpha = 1
    } completion: { _ in
    }
  }
  func textFieldShouldReturn(_ f: UITextField) -> Bool {
    f.resignFirstResponder()
    return true
  }
}

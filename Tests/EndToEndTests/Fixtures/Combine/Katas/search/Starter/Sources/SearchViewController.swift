import Combine
import UIKit

/// A field to type into, and labels bound to a model.
final class SearchViewController: UIViewController {
  private let model: SearchViewModel
  private let field = UITextField()
  private let labels = ["title", "shouted", "seconds"].map { name in
    let label = UILabel()
    label.accessibilityIdentifier = name
    return label
  }
  private var subscriptions: Set<AnyCancellable> = []

  init(model: SearchViewModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("This screen is built in code.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    field.accessibilityIdentifier = "text"
    field.addAction(
      UIAction { [weak self] _ in self?.model.text = self?.field.text ?? "" },
      for: .editingChanged)
    let stack = UIStackView(arrangedSubviews: [field] + labels)
    stack.axis = .vertical
    stack.frame = view.bounds
    view.addSubview(stack)
    model.title.map(Optional.some).assign(to: \.text, on: labels[0]).store(in: &subscriptions)
    model.shouted.map(Optional.some).assign(to: \.text, on: labels[1]).store(in: &subscriptions)
    model.$seconds.map(String.init).sink { [weak self] in self?.labels[2].text = $0 }
      .store(in: &subscriptions)
  }
}

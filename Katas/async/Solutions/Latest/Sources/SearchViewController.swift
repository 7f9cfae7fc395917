import AsyncContract
import UIKit

final class SearchViewController: UIViewController {
  private let viewModel: any SearchViewModel
  private let wordsField = UITextField()
  private let titlesLabel = UILabel()
  private let messageLabel = UILabel()

  init(viewModel: any SearchViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("This screen is built in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    wordsField.accessibilityIdentifier = "words"
    titlesLabel.accessibilityIdentifier = "titles"
    messageLabel.accessibilityIdentifier = "message"
    let column = UIStackView(arrangedSubviews: [wordsField, titlesLabel, messageLabel])
    column.axis = .vertical
    view.addSubview(column)
    wordsField.addAction(
      UIAction { [weak self] _ in self?.didEdit() }, for: .editingChanged)
    viewModel.onChange = { [weak self] state in self?.show(state) }
    show(viewModel.state)
  }

  private func didEdit() {
    viewModel.search(wordsField.text ?? "")
  }

  private func show(_ state: SearchState) {
    titlesLabel.text = state.titles.joined(separator: ", ")
    messageLabel.text = state.isLoading ? "Searching" : state.message
  }
}

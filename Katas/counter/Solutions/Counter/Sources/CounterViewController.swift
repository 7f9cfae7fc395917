import UIKit

final class CounterViewController: UIViewController, CounterView {
  private let presenter: CounterPresenter
  private let countLabel = UILabel()

  init(presenter: CounterPresenter) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    countLabel.accessibilityIdentifier = "count"
    let column = UIStackView(arrangedSubviews: [
      countLabel,
      button("Add") { $0.didTapAdd() },
      button("Reset") { $0.didTapReset() },
    ])
    column.axis = .vertical
    view.addSubview(column)
    presenter.viewIsReady()
  }

  func show(_ text: String) {
    countLabel.text = text
  }

  private func button(_ title: String, tell: @escaping (CounterPresenter) -> Void) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addAction(
      UIAction { [weak presenter] _ in presenter.map(tell) }, for: .touchUpInside)
    return button
  }
}

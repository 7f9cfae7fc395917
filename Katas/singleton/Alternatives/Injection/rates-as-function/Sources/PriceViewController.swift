import SingletonContract
import UIKit

final class PriceViewController: UIViewController {
  private let price: (String) -> String
  private let priceLabel = UILabel()
  private let column = UIStackView()

  init(price: @escaping (String) -> String) {
    self.price = price
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("This screen is built in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    column.axis = .vertical
    priceLabel.accessibilityIdentifier = "price"
    column.addArrangedSubview(priceLabel)
    for currency in ["USD", "GBP", "JPY"] {
      addButton(currency)
    }
    view.addSubview(column)
    showPrice(in: "USD")
  }

  private func showPrice(in currency: String) {
    priceLabel.text = price(currency)
  }

  private func addButton(_ currency: String) {
    let button = UIButton(type: .system)
    button.setTitle(currency, for: .normal)
    button.addAction(
      UIAction { [weak self] _ in self?.showPrice(in: currency) }, for: .touchUpInside)
    column.addArrangedSubview(button)
  }
}

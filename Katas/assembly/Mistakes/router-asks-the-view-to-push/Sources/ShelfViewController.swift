import AssemblyContract
import UIKit

final class ShelfViewController: UIViewController, ShelfView {
  var presenter: (any ShelfPresenter)?
  private let column = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    column.axis = .vertical
    view.addSubview(column)
    presenter?.viewIsReady()
  }

  func show(_ titles: [String]) {
    for (index, title) in titles.enumerated() {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.addAction(
        UIAction { [weak self] _ in self?.presenter?.didChoose(index) }, for: .touchUpInside)
      column.addArrangedSubview(button)
    }
  }

  func push(_ next: UIViewController) {
    navigationController?.pushViewController(next, animated: true)
  }
}

import AssemblyContract
import UIKit

final class ShelfViewController: UIViewController, ShelfView, ShelfRouter {
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

  func showBook(_ book: Book) {
    let next = UIViewController()
    next.title = book.author
    navigationController?.pushViewController(next, animated: true)
  }
}

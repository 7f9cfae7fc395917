import AssemblyContract
import UIKit

final class ShelfViewController: UIViewController, ShelfView {
  var library: (any Library)?
  private var presenter: (any ShelfPresenter)?
  private let column = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    column.axis = .vertical
    view.addSubview(column)
    presenter = library.map {
      BookListPresenter(view: self, library: $0, router: BookRouter(screen: self))
    }
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
}

import AssemblyContract
import UIKit

final class ShelfViewController: UIViewController {
  private let library: any Library
  private lazy var presenter = BookListPresenter(view: self, library: library)
  private let column = UIStackView()

  init(library: any Library) {
    self.library = library
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("This screen is built in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    column.axis = .vertical
    view.addSubview(column)
    presenter.viewIsReady()
  }

  func show(_ titles: [String]) {
    for (index, title) in titles.enumerated() {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.addAction(
        UIAction { [weak self] _ in self?.presenter.didChoose(index) }, for: .touchUpInside)
      column.addArrangedSubview(button)
    }
  }

  func open(_ book: Book) {
    let screen = UIViewController()
    screen.title = book.author
    navigationController?.pushViewController(screen, animated: true)
  }
}

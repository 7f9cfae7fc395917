import AssemblyContract
import UIKit

final class BookRouter: ShelfRouter {
  private weak var screen: UIViewController?

  init(screen: UIViewController) {
    self.screen = screen
  }

  func showBook(_ book: Book) {
    let next = UIViewController()
    next.title = book.author
    screen?.navigationController?.pushViewController(next, animated: true)
  }
}

import AssemblyContract
import UIKit

final class BookRouter: ShelfRouter {
  private weak var screen: ShelfViewController?

  init(screen: ShelfViewController) {
    self.screen = screen
  }

  func showBook(_ book: Book) {
    let next = UIViewController()
    next.title = book.author
    screen?.push(next)
  }
}

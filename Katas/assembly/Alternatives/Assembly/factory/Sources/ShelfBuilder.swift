import AssemblyContract
import UIKit

/// The places that the app can be led to.
final class Navigation: ShelfRouter {
  weak var here: UIViewController?

  func showBook(_ book: Book) {
    let next = UIViewController()
    next.title = book.author
    here?.show(next, sender: nil)
  }
}

extension UIViewController {
  static func shelf(of library: any Library) -> UIViewController {
    let navigation = Navigation()
    let view = ShelfViewController()
    let presenter = Shelf(books: library.books, router: navigation, view: view)
    view.presenter = presenter
    navigation.here = view
    return view
  }
}

import UIKit

/// Where presenters can go from here.
protocol LibraryRouting: AnyObject {
  func showBook(id: Int)
  func showLoans()
}

/// Pushes screens that the assembly makes.
final class LibraryRouter: LibraryRouting {
  weak var root: UIViewController?
  private let assembly: LibraryAssembly

  init(assembly: LibraryAssembly) {
    self.assembly = assembly
  }

  func showBook(id: Int) { push(assembly.book(id: id)) }

  func showLoans() { push(assembly.loans()) }

  private func push(_ screen: UIViewController) {
    root?.navigationController?.pushViewController(screen, animated: true)
  }
}

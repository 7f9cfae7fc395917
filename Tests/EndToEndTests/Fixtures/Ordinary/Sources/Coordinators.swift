import UIKit

@MainActor protocol Coordinator29: AnyObject {
  var children: [any Coordinator29] { get set }
  func start()
}
final class App29: Coordinator29 {
  var children: [any Coordinator29] = []
  private let nav: UINavigationController
  init(nav: UINavigationController) { self.nav = nav }
  func start() {
    let v = UIViewController()
    v.view.backgroundColor = .white
    nav.setViewControllers([v], animated: false)
  }
}
final class Weak29<T: AnyObject> {
  weak var value: T?
  init(_ v: T) { value = v }
}
final class Owned29 {
  unowned let o: Weak29<Owned29>?
  init(_ o: Weak29<Owned29>?) { self.o = o }
}

import UIKit

/// Leads from the list to other screens.
final class UserListRouter: LinkRouter, UserListRouting {
  weak var screen: UIViewController?
  let links: Links

  init(links: Links) {
    self.links = links
  }

  func push(_ controller: UIViewController) {
    screen?.navigationController?.pushViewController(controller, animated: true)
  }
}

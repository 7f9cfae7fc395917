import UIKit
import UserListContract

/// Leads from the list to a user, and to pages.
final class UserListRouter: LinkRouter, UserListRouting {
  weak var screen: UIViewController?
  let links: Links
  private let controllers: any DetailControllers

  init(controllers: any DetailControllers, links: Links) {
    self.controllers = controllers
    self.links = links
  }

  func showUser(_ user: User) {
    (screen as? UserListViewController)?.push(controllers.makeDetail(of: user))
  }
}

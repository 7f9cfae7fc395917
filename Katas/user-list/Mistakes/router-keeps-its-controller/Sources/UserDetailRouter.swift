import UIKit

/// Leads from a user to pages and other apps, and asks before a call.
final class UserDetailRouter: LinkRouter, UserDetailRouting {
  var screen: UIViewController?
  let links: Links

  init(links: Links) {
    self.links = links
  }
}

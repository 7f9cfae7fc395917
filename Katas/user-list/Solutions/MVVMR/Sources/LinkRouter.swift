import Foundation
import UIKit

/// A router of a screen that has links.
protocol LinkRouter: ScreenRouter {
  var links: Links { get }
}

extension PageOpening where Self: LinkRouter {
  func showPage(at address: URL) {
    let page = links.controllers.makePage(at: address)
    screen?.present(UINavigationController(rootViewController: page), animated: true)
  }
}

extension AppOpening where Self: LinkRouter {
  func open(_ address: URL, completion: @escaping (Bool) -> Void) {
    links.opener.open(address, completion: completion)
  }
}

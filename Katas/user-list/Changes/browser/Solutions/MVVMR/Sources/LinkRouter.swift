import Foundation
import UIKit

/// A router of a screen that has links.
protocol LinkRouter: ScreenRouter {
  var links: Links { get }
}

extension PageOpening where Self: LinkRouter & RootRouting {
  func showPage(at address: URL) {
    let sheet = UIAlertController(
      title: address.host, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: "Open here", style: .default) { [weak self] _ in
        self?.showPageHere(at: address)
      })
    sheet.addAction(
      UIAlertAction(title: "Open in browser", style: .default) { [weak self] _ in
        self?.openInBrowser(address)
      })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    screen?.present(sheet, animated: true)
  }

  private func showPageHere(at address: URL) {
    let page = links.controllers.makePage(at: address)
    screen?.present(UINavigationController(rootViewController: page), animated: true)
  }

  private func openInBrowser(_ address: URL) {
    links.opener.open(address) { [weak self] isOpen in
      if !isOpen { self?.showFailure("No app could open this.", retry: nil) }
    }
  }
}

extension AppOpening where Self: LinkRouter {
  func open(_ address: URL, completion: @escaping (Bool) -> Void) {
    links.opener.open(address, completion: completion)
  }
}

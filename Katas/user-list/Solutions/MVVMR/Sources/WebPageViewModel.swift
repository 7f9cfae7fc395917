import Foundation
import UserListContract

/// What the screen of a web page shows, and what can be done there.
final class WebPageViewModel {
  typealias Services = HasPages & HasLog

  /// Called with the text of the page once it is loaded.
  var textDidChange: ((String) -> Void)?

  let title: String
  let addressText: String
  private(set) var text: String? {
    didSet { text.map { textDidChange?($0) } }
  }

  private let address: URL
  private let router: any WebPageRouting
  private let services: any Services

  init(address: URL, router: any WebPageRouting, services: any Services) {
    self.address = address
    self.router = router
    self.services = services
    title = address.host ?? ""
    addressText = address.absoluteString
  }

  func open() {
    services.log.record("page_opened")
    load()
  }

  func close() { router.close() }

  private func load() {
    router.showActivity()
    services.pages.loadPage(at: address) { [weak self] result in self?.take(result) }
  }

  private func take(_ result: Result<String, any Error>) {
    router.hideActivity()
    switch result {
    case .success(let text): self.text = text
    case .failure:
      router.showFailure("The page could not be loaded.") { [weak self] in self?.load() }
    }
  }
}

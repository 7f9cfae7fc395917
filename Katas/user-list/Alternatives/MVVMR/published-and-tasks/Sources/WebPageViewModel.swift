import Combine
import Foundation
import UserListContract

/// What the screen of a web page shows, and what can be done there.
final class WebPageViewModel {
  @Published private(set) var text = ""

  var title: String { address.host ?? "" }
  var addressText: String { address.absoluteString }

  private let address: URL
  private let router: any WebRoutes
  private let pages: any PageRequests
  private let log: any EventLog

  init(address: URL, router: any WebRoutes, pages: any PageRequests, log: any EventLog) {
    self.address = address
    self.router = router
    self.pages = pages
    self.log = log
  }

  func open() {
    log.record("page_opened")
    load()
  }

  func close() { router.leave() }

  private func load() {
    router.busy(true)
    Task { [weak self, pages, address] in
      let answer = await pages.page(at: address)
      self?.take(answer)
    }
  }

  private func take(_ answer: Result<String, any Error>) {
    router.busy(false)
    switch answer {
    case .success(let text): self.text = text
    case .failure: router.fail("The page could not be loaded.") { [weak self] in self?.load() }
    }
  }
}

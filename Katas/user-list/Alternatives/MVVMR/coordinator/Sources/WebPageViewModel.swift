import Foundation
import Observation
import UserListContract

/// What the screen of a web page shows, and what can be done there.
@Observable final class WebPageViewModel {
  let title: String
  let address: String
  private(set) var text: String?

  private let url: URL
  private let loader: any PageLoader
  private let log: any EventLog
  private let steps: any PageSteps

  init(address: URL, loader: any PageLoader, log: any EventLog, steps: any PageSteps) {
    url = address
    title = address.host ?? ""
    self.address = address.absoluteString
    self.loader = loader
    self.log = log
    self.steps = steps
  }

  func open() {
    log.record("page_opened")
    load()
  }

  func close() { steps.didFinishPage() }

  private func load() {
    steps.setBusy(true)
    loader.loadPage(at: url) { [weak self] result in
      guard let self else { return }
      self.steps.setBusy(false)
      switch result {
      case .success(let text): self.text = text
      case .failure:
        self.steps.report("The page could not be loaded.") { [weak self] in self?.load() }
      }
    }
  }
}

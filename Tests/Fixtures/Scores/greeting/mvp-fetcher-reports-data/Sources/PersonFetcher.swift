import Foundation
import GreetingContract

protocol PersonFetcherDelegate: AnyObject {
  func personFetcher(_ fetcher: PersonFetcher, didReceive data: Data)
  func personFetcher(_ fetcher: PersonFetcher, didFailWith error: any Error)
}

final class PersonFetcher {
  weak var delegate: (any PersonFetcherDelegate)?

  private let http: any HTTPClient

  init(http: any HTTPClient) {
    self.http = http
  }

  func fetch() {
    http.get("/person") { [weak self] result in
      guard let self else { return }
      switch result {
      case .success(let data): self.delegate?.personFetcher(self, didReceive: data)
      case .failure(let error): self.delegate?.personFetcher(self, didFailWith: error)
      }
    }
  }
}

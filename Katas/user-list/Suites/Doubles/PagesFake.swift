import Foundation
import UserListContract

/// The web, which answers when the suite says so.
@MainActor final class PagesFake: PageLoader {
  typealias Answer = Result<String, any Error>

  private let requests = PendingRequests<URL, Answer>()

  func loadPage(at address: URL, completion: @escaping (Answer) -> Void) {
    Effects.report(.network, "page", address.absoluteString)
    requests.ask(address, completion: completion)
  }

  // MARK: - For the suites

  var open: [String] { requests.open.map(\.absoluteString) }

  /// Answers the oldest request; does nothing if there is none.
  func answer(_ text: String) { requests.answer(.success(text)) }

  func fail() { requests.answer(.failure(NoConnection())) }
}

import AsyncContract
@_spi(Driving) import UIKit
import XCTest

extension Role {
  static let viewModel = Role(title: "view model", seam: "SearchViewModel")
}

/// A server that answers when the suite says so, and in the order in which it says so.
@MainActor final class SearchFake: BookSearch {
  let requests = PendingRequests<String, Result<[String], any Error>>()

  func find(_ words: String, completion: @escaping (Result<[String], any Error>) -> Void) {
    requests.ask(words, completion: completion)
  }

  /// Answers the oldest request that waits, or another one.
  func answer(_ titles: [String], at index: Int = 0) {
    requests.answer(.success(titles), at: index)
  }
}

/// There is no server to be reached.
struct Unreachable: Error {}

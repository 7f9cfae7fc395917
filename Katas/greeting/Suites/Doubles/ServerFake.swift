import Foundation
import GreetingContract

/// A server that answers when the suite says so.
@MainActor final class ServerFake: HTTPClient {
  private var waiting: [(Result<Data, any Error>) -> Void] = []
  private(set) var paths: [String] = []

  /// Says whether a request waits for its answer.
  var isAsked: Bool { !waiting.isEmpty }

  func get(_ path: String, completion: @escaping (Result<Data, any Error>) -> Void) {
    paths.append(path)
    waiting.append(completion)
  }

  /// Answers the oldest request that waits, if any.
  func answer(_ result: Result<Data, any Error>) {
    guard isAsked else { return }
    waiting.removeFirst()(result)
  }
}

import Foundation
import GreetingContract

/// A server that answers when the suite says so.
@MainActor final class ServerFake: HTTPClient {
  private var waiting: [(path: String, completion: (Result<Data, any Error>) -> Void)] = []
  private(set) var paths: [String] = []

  /// Says whether a request waits for its answer.
  var isAsked: Bool { !waiting.isEmpty }

  /// What the oldest request that waits asks for; nil when none waits.
  var path: String? { waiting.first?.path }

  /// What was asked for, in words.
  var question: String {
    path.map { "the server was asked for \"\($0)\"" } ?? "the server was not asked"
  }

  func get(_ path: String, completion: @escaping (Result<Data, any Error>) -> Void) {
    Effects.report(.network, "get", path)
    paths.append(path)
    waiting.append((path, completion))
  }

  /// Answers the oldest request that waits, if any.
  func answer(_ result: Result<Data, any Error>) {
    guard isAsked else { return }
    waiting.removeFirst().completion(result)
  }
}

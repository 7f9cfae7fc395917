import Foundation
import ProfileHeaderContract

/// A server that answers when the suite says so, in any order.
@MainActor final class ServerFake: HTTPClient {
  private let requests = PendingRequests<String, Result<Data, any Error>>()

  /// Every request as a text such as `PUT /users/7/name name=Ada`, answered or not.
  var all: [String] { requests.all }

  /// The requests that wait, the oldest first.
  var open: [String] { requests.open }

  /// What waits, in words.
  var question: String {
    open.isEmpty ? "no request waits" : "what waits is \(open.joined(separator: ", "))"
  }

  func send(
    _ method: HTTPMethod, _ path: String, body: [String: String],
    completion: @escaping (Result<Data, any Error>) -> Void
  ) {
    let pairs = body.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let request = ([method.rawValue, path] + pairs).joined(separator: " ")
    Effects.report(.network, request)
    requests.ask(request, completion: completion)
  }

  /// Answers the oldest request with this text; does nothing if none waits.
  func answer(_ request: String, _ result: Result<Data, any Error>) {
    guard let index = open.firstIndex(of: request) else { return }
    requests.answer(result, at: index)
  }
}

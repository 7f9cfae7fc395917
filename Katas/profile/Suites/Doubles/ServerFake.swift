import Foundation
import ProfileContract

/// A server that answers when the suite says so, and knows what it was sent.
@MainActor final class ServerFake: ProfileServer {
  private let requests = PendingRequests<String, Result<Void, any Error>>()

  /// What every request so far has sent.
  var sent: [String] { requests.all }

  /// Says whether a request waits for its answer.
  var isAsked: Bool { !requests.open.isEmpty }

  func save(_ profile: Profile, completion: @escaping (Result<Void, any Error>) -> Void) {
    let content = Wording.content(of: profile)
    Effects.report(.network, "save", content)
    requests.ask(content, completion: completion)
  }

  /// Answers the oldest request that waits, if any.
  func answer(_ isSaved: Bool) {
    requests.answer(isSaved ? .success(()) : .failure(URLError(.notConnectedToInternet)))
  }
}

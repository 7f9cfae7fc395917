import Foundation
import PracticeHomeContract

/// A server that answers when the suite says so, in whatever order.
@MainActor final class ServerFake: PracticeServer {
  let subjects = PendingRequests<Void, Result<[Subject], any Error>>()
  let promotions = PendingRequests<Void, Result<Promotions, any Error>>()

  /// How many requests wait, by what they ask for.
  var open: [String] {
    subjects.open.map { _ in "subjects" } + promotions.open.map { _ in "promotions" }
  }

  func fetchSubjects(completion: @escaping (Result<[Subject], any Error>) -> Void) {
    Effects.report(.network, "subjects")
    subjects.ask((), completion: completion)
  }

  func fetchPromotions(completion: @escaping (Result<Promotions, any Error>) -> Void) {
    Effects.report(.network, "promotions")
    promotions.ask((), completion: completion)
  }

  /// What a request ends with that gets no answer.
  static let noConnection = URLError(.notConnectedToInternet)
}

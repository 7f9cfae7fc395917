/// Requests that wait until the suite answers them, in whatever order it likes.
///
/// A fake service holds one of these: what the solution asks for goes in, and the suite answers.
@MainActor final class PendingRequests<Request, Answer> {
  private var waiting: [(request: Request, completion: (Answer) -> Void)] = []
  /// Everything that was asked for, answered or not.
  private(set) var all: [Request] = []

  /// What waits for an answer, the oldest first.
  var open: [Request] { waiting.map(\.request) }

  /// Takes a request.
  func ask(_ request: Request, completion: @escaping (Answer) -> Void) {
    all.append(request)
    waiting.append((request, completion))
  }

  /// Answers one of the requests that wait, and does nothing if there are not that many.
  ///
  /// - Parameter index: Counts from the oldest, which is 0.
  func answer(_ answer: Answer, at index: Int = 0) {
    guard waiting.indices.contains(index) else { return }
    waiting.remove(at: index).completion(answer)
  }
}

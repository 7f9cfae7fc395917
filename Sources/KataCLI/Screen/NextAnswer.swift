import KataCore

/// How the server answers the next request.
enum NextAnswer: String, CaseIterable, Sendable {
  case good, slow, failure, nonsense

  var answer: ScreenAction.Answer {
    switch self {
    case .good, .slow: .good
    case .failure: .failure
    case .nonsense: .nonsense
    }
  }

  /// How long somebody who looks at the screen waits for it: long enough to see the spinner.
  var delay: Duration { self == .slow ? .seconds(5) : .milliseconds(700) }
}

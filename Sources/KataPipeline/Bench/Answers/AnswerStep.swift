/// Something that somebody waits for when the program has been started.
package enum AnswerStep: String, Codable, CaseIterable, Sendable {
  case help, lessonThroughPipe, lessonOnTerminal, lessonInPager, prompt

  /// From the start of the process to the last byte that is needed, in seconds.
  package static let budget = 0.06

  package var title: String {
    switch self {
    case .help: "kata --help"
    case .lessonThroughPipe: "kata read why --no-pager, through a pipe"
    case .lessonOnTerminal: "kata read why --no-pager, on a terminal"
    case .lessonInPager: "kata read why, first page in less"
    case .prompt: "kata, to the first prompt"
    }
  }

  var arguments: [String] {
    switch self {
    case .help: ["--help"]
    case .lessonThroughPipe, .lessonOnTerminal: ["read", "why", "--no-pager"]
    case .lessonInPager: ["read", "why", "--from-start"]
    case .prompt: []
    }
  }

  /// How the program shows on a terminal that it waits for its reader; nil where it just ends.
  var cue: ScreenCue? {
    switch self {
    case .help, .lessonThroughPipe: nil
    case .lessonOnTerminal: .question
    case .lessonInPager: .pager
    case .prompt: .prompt
    }
  }
}

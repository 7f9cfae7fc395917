/// Decides how lines are read: with an editor, or as they come.
package enum LineReading: Hashable, Sendable {
  package enum PromptStream: Hashable, Sendable {
    case output, error
  }

  /// Somebody types, on a terminal whose cursor can be moved.
  case editor
  /// A pipe, a file, or a terminal that can only print; the prompt goes to a stream where somebody sees it, if any.
  case plain(promptOn: PromptStream?)

  package init(facts: TerminalFacts, environment: [String: String]) {
    // An Emacs shell edits by itself; libedit treats that name so too.
    let canMove = !["", "dumb", "emacs", "unknown"].contains(environment["TERM"] ?? "")
    if facts.inputIsTerminal, facts.outputIsTerminal, canMove {
      self = .editor
    } else if !facts.inputIsTerminal {
      self = .plain(promptOn: nil)
    } else {
      self = .plain(promptOn: facts.outputIsTerminal ? .output : .error)
    }
  }
}

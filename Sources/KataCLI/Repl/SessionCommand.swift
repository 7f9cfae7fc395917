/// A command that only a session has, since it is about the session itself.
enum SessionCommand: String, CaseIterable, Sendable {
  case cd, clear
  case again = "!!"
  case bind, help, quit

  /// Reads a name, or another one for the same command.
  init?(word: String) {
    switch word {
    case "exit", "q", ":q": self = .quit
    case "cls": self = .clear
    default: self.init(rawValue: word)
    }
  }

  /// What `help` says of it, in the form in which it speaks of the other commands.
  var help: String {
    """
    OVERVIEW: \(abstract)

    USAGE: \(usage)

    It works only in a session, which `kata` without a command opens.
    """
  }

  private var usage: String {
    switch self {
    case .cd: "cd [<dir>]"
    case .clear, .again, .quit: rawValue
    case .bind: "bind <key> <function>"
    case .help: "help [<command>]"
    }
  }

  private var abstract: String {
    switch self {
    case .cd: "Go to a folder, or home when none is named."
    case .clear: "Clear the screen; `cls` does the same."
    case .again: "Run the last line once more."
    case .bind: "Change what a key does in the line editor, as a line of ~/.editrc would."
    case .help: "List all commands, or tell what one does."
    case .quit: "Leave the session; `exit`, `q` and ^D do the same."
    }
  }
}

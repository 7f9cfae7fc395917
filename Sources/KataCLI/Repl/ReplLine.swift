import KataCore

/// What a typed line asks a session for.
enum ReplLine: Hashable, Sendable {
  case nothing
  case leave
  case clear
  /// Go to a folder; home when none is named.
  case enter(String?)
  /// The last line once more.
  case repeatLast
  /// Change a key of the line editor.
  case bind([String])
  /// A command of the program with its arguments.
  case command([String])
  /// Words that are the beginning of several commands.
  case ambiguous(String, among: [String])
  case openQuote(Character)

  /// Reads a line by the names of the program's commands.
  ///
  /// A command may be shortened as long as it stays unique; `aliases` go before that. `kata` in front is skipped, since
  /// that is how every text writes it.
  init(_ line: String, commands: [String]) {
    // An input method may leave letters as wide as Chinese characters.
    let split = LineWords(line.halfWidth)
    if let quote = split.openQuote {
      self = .openQuote(quote)
      return
    }
    var words = split.texts
    if words.first == "kata", words.count > 1 { words.removeFirst() }
    guard let first = words.first, !first.isEmpty else {
      self = .nothing
      return
    }
    self = Self.builtIn(first, words) ?? Self.command(first, words, commands)
  }

  /// Single letters and other short forms, by what they stand for.
  static let aliases = [
    "c": "check", "h": "hint", "l": "lessons", "n": "next", "p": "progress", "r": "read",
    "s": "start", "w": "watch", "e": "edit", "?": "help",
  ]

  private static func builtIn(_ first: String, _ words: [String]) -> ReplLine? {
    switch first {
    case "exit", "quit", "q", ":q": .leave
    case "clear", "cls": .clear
    case "cd": .enter(words.count > 1 ? words[1] : nil)
    case "!!": .repeatLast
    case "bind": .bind(Array(words.dropFirst()))
    default: nil
    }
  }

  private static func command(
    _ first: String, _ words: [String], _ commands: [String]
  ) -> ReplLine {
    let rest = Array(words.dropFirst())
    if first == "kata" { return .command(["help"]) }
    if commands.contains(first) || first.hasPrefix("-") { return .command(words) }
    if let name = aliases[first] { return .command([name] + rest) }
    let starting = commands.filter { $0.hasPrefix(first.lowercased()) }
    if starting.count == 1 { return .command([starting[0]] + rest) }
    return starting.isEmpty ? .command(words) : .ambiguous(first, among: starting.sorted())
  }
}

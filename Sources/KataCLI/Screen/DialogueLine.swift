import KataCore

/// What a line of a dialogue with a screen asks for.
enum DialogueLine: Hashable, Sendable {
  case nothing
  case help
  case quit
  case look
  case back
  case next(NextAnswer)
  case answer
  case happen(String)
  case use(Int)
  case swipe(Int)
  case type(Int, String)
  case pressReturn(Int)
  /// A word that is neither a command nor on the screen.
  case unknown(String)
  /// Something that is not on the screen, or cannot be used now.
  case notUsable(String)

  /// The words that are commands.
  static let commands = [
    "tap", "swipe", "type", "return", "back", "slow", "fail", "nonsense", "good", "answer",
    "happen", "look", "help", "quit",
  ]

  /// Reads a line; a line that begins with `#` is a remark.
  init(_ line: String, targets: [ScreenNode]) {
    let words = LineWords(line).texts
    guard let first = words.first, !first.hasPrefix("#") else {
      self = .nothing
      return
    }
    let rest = words.dropFirst().joined(separator: " ")
    switch first.lowercased() {
    case "help", "?": self = .help
    case "quit", "q", "exit": self = .quit
    case "look": self = .look
    case "back": self = .back
    case "slow": self = .next(.slow)
    case "fail": self = .next(.failure)
    case "nonsense": self = .next(.nonsense)
    case "good": self = .next(.good)
    case "answer": self = .answer
    case "happen": self = .happen(rest)
    case "tap": self = Self.target(rest, targets).map(Self.use) ?? .notUsable(rest)
    case "swipe": self = Self.target(rest, targets).map(Self.swipe) ?? .notUsable(rest)
    case "return": self = Self.target(rest, targets).map(Self.pressReturn) ?? .notUsable(rest)
    case "type" where words.count > 1:
      let text = words.dropFirst(2).joined(separator: " ")
      self = Self.target(words[1], targets).map { .type($0, text) } ?? .notUsable(words[1])
    default:
      let all = words.joined(separator: " ")
      self = Self.target(all, targets).map(Self.use) ?? .unknown(first)
    }
  }

  /// Finds what is meant: by its number, the name that suites know, its text, or what a field asks for.
  private static func target(_ name: String, _ targets: [ScreenNode]) -> Int? {
    if let number = Int(name) { return targets.indices.contains(number - 1) ? number - 1 : nil }
    let name = name.lowercased()
    let names: [(ScreenNode) -> String?] = [
      { $0.id }, { $0.text }, { $0.details["placeholder"] },
    ]
    for read in names {
      if let found = targets.first(where: { read($0)?.lowercased() == name }) {
        return found.target
      }
    }
    // A row has several words.
    return targets.first {
      $0.text?.lowercased().split(separator: ", ").contains { $0 == name } == true
    }?.target
  }
}

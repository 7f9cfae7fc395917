import KataTerminal

/// What a key asks for while a screen is used.
enum RunKey: Hashable, Sendable {
  case move(Int)
  /// Use what has the focus.
  case use
  /// Swipe over the row that has the focus.
  case swipe
  case back
  case next(NextAnswer)
  case answer
  case happen
  case quit
  case redraw
  case insert(Character)
  case erase
  case pressReturn
  case endTyping

  /// - Parameter isTyping: Whether letters belong to a field.
  init?(_ key: Key, isTyping: Bool) {
    switch key {
    case .interrupt, .end: self = .quit
    case .resized: self = .redraw
    case .up: self = .move(-1)
    case .down, .tab: self = .move(1)
    default:
      guard let key = isTyping ? RunKey(typing: key) : RunKey(choosing: key) else { return nil }
      self = key
    }
  }

  private init?(typing key: Key) {
    switch key {
    case .character(let character): self = .insert(character)
    case .backspace: self = .erase
    case .enter: self = .pressReturn
    case .escape: self = .endTyping
    default: return nil
    }
  }

  private init?(choosing key: Key) {
    switch key {
    case .left: self = .move(-1)
    case .right: self = .move(1)
    case .enter, .character(" "): self = .use
    case .escape, .backspace, .character("b"): self = .back
    case .character("w"): self = .swipe
    case .character("g"): self = .next(.good)
    case .character("s"): self = .next(.slow)
    case .character("f"): self = .next(.failure)
    case .character("n"): self = .next(.nonsense)
    case .character("a"): self = .answer
    case .character("e"): self = .happen
    case .character("q"): self = .quit
    default: return nil
    }
  }
}

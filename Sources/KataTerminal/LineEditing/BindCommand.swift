/// One use of libedit's command `bind`, as far as the reading of keys has to know of it.
struct BindCommand: Hashable {
  /// Says whether it goes over to the keys of Emacs or vi.
  let changesKeys: Bool
  /// What the key sends that is bound, its escape character left out; empty for a key that sends one character.
  let sequences: Set<String>

  /// - Returns: nil for another command; `kata:bind` is the same as `bind`.
  init?(_ words: [String]) {
    guard let name = words.first, name == "bind" || name.hasSuffix(":bind") else { return nil }
    let options = words.dropFirst().prefix { $0.hasPrefix("-") }
    let arguments = words.dropFirst(1 + options.count)
    changesKeys = options.contains("-v") || options.contains("-e")
    guard arguments.count > 1, let key = arguments.first else {
      sequences = []
      return
    }
    // libedit keeps what is bound to an arrow by its name, but does not look there again.
    sequences = options.contains("-k") ? [] : Self.sequence(key)
  }

  /// Reads the ways in which the escape character is written.
  private static func sequence(_ key: String) -> Set<String> {
    let escape = ["^[", "\\e", "\\E", "\\033", "\u{1b}"].first { key.hasPrefix($0) }
    return escape.map { [String(key.dropFirst($0.count))] } ?? []
  }
}

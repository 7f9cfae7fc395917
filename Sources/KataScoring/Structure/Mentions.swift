import KataCore

/// Where a program's lines mention names that the program declares: one look at every use, for all who ask for a name.
struct Mentions: Sendable {
  /// A use that mentions a name, however often.
  struct Mention: Sendable {
    let atom: Int
    let use: Use
    /// Which one of the atom's uses it is.
    fileprivate let place: Int
    /// Whether what is used bears the name, and not only what it is reached through.
    fileprivate(set) var isUsed: Bool
    /// Whether the name stands in the text, and is not only that of a receiver's type.
    fileprivate(set) var isWritten: Bool
  }

  private let numbers: NameNumbers
  private let mentions: [[Mention]]

  init(_ facts: ProgramFacts) {
    let numbers = NameNumbers(
      facts.functions.map(\.name)
        + facts.types.flatMap { [$0.name] + $0.nested + $0.properties.map(\.name) })
    var mentions = [[Mention]](repeating: [], count: numbers.count)
    // Most names that a program uses belong to nobody in it.
    func note(
      _ number: Int?, _ use: Use, _ place: (atom: Int, use: Int), isUsed: Bool = false,
      isWritten: Bool = true
    ) {
      guard let number else { return }
      let last = mentions[number].count - 1
      guard last >= 0, mentions[number][last].place == place.use,
        mentions[number][last].atom == place.atom
      else {
        return mentions[number].append(
          Mention(
            atom: place.atom, use: use, place: place.use, isUsed: isUsed, isWritten: isWritten))
      }
      if isUsed { mentions[number][last].isUsed = true }
    }
    for (number, atom) in facts.atoms.enumerated() {
      for (place, use) in atom.uses.enumerated() {
        for word in use.chain { note(numbers[word], use, (number, place)) }
        note(numbers[use.name, use.look], use, (number, place), isUsed: true)
        if let on = use.on {
          note(numbers[on, use.receiverLook], use, (number, place), isWritten: false)
        }
      }
    }
    (self.numbers, self.mentions) = (numbers, mentions)
  }

  /// The uses that mention a name of a function, a type or a property of the program, in the order of the text.
  func of(_ name: String) -> [Mention] { numbers[name].map { mentions[$0] } ?? [] }
}

import KataCore

/// Text that is put before and behind a part of the learner's text.
struct Rewrite {
  let range: Range<Int>
  /// The places it serves: it is made when one of them is in use.
  let keys: [MutantKey]
  /// What is put before; `#` in it stands for the number of the first of `keys` in use.
  let before: String
  let after: String
  /// Where the compiler complains about it, if not anywhere in its range.
  var place: Range<Int>?
}

/// A token that is exchanged together with the rewrite of the same place.
struct TokenChange {
  let range: Range<Int>
  let key: MutantKey
  let replacement: String
}

/// Puts rewrites, which lie inside or beside each other, into a text.
struct RewrittenText {
  let rewrites: [Rewrite]
  let changes: [TokenChange]
  /// What changes in any case.
  let edits: [TextEdit]

  /// An edit with what decides between edits at the same place.
  private struct Step {
    let edit: TextEdit
    /// Closing comes first, then opening, then an exchange, of a mutant's token or of any.
    let rank: Int
    let inner: Int
    let turn: Int
  }

  /// Makes the text; `number` is nil for places that are not in use.
  func text(of bytes: [UInt8], number: (MutantKey) -> Int?) -> String {
    var steps: [Step] = []
    for (turn, rewrite) in rewrites.enumerated() {
      let numbers = rewrite.keys.map(number)
      guard numbers.contains(where: { $0 != nil }) else { continue }
      let (start, end) = (rewrite.range.lowerBound, rewrite.range.upperBound)
      // A keyword may stand right before, as in `if(isEmpty)`.
      let isApart = start == 0 || !Self.isOfWord(bytes[start - 1]) || rewrite.before.hasPrefix(" ")
      let blank = isApart ? "" : " "
      let before = blank + numbered(rewrite.before, numbers.compactMap { $0 }.first ?? 0)
      steps.append(Step(edit: insertion(before, start), rank: 1, inner: -end, turn: turn))
      guard !rewrite.after.isEmpty else { continue }
      steps.append(Step(edit: insertion(rewrite.after, end), rank: 0, inner: -start, turn: -turn))
    }
    for change in changes where number(change.key) != nil {
      let edit = TextEdit(range: change.range, replacement: change.replacement)
      steps.append(Step(edit: edit, rank: 2, inner: 0, turn: 0))
    }
    for (turn, edit) in edits.enumerated() {
      steps.append(Step(edit: edit, rank: 3, inner: 0, turn: turn))
    }
    steps.sort {
      ($0.edit.range.lowerBound, $0.rank, $0.inner, $0.turn)
        < ($1.edit.range.lowerBound, $1.rank, $1.inner, $1.turn)
    }
    return TextEdit.apply(steps.map(\.edit), to: bytes)
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private func numbered(_ text: String, _ number: Int) -> String {
    guard let mark = text.firstIndex(of: "#") else { return text }
    return text[..<mark] + "\(number)" + text[text.index(after: mark)...]
  }

  private func insertion(_ text: String, _ offset: Int) -> TextEdit {
    TextEdit(range: offset..<offset, replacement: text)
  }
}

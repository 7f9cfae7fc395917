/// A sentence that is put together of pieces, with a blank between Chinese and anything else, and none within Chinese.
package struct SpacedText {
  package private(set) var text = ""
  private let isChinese: Bool

  /// - Parameter translation: The sentence whose pieces come; one without Chinese is left as it is.
  init(_ translation: String) {
    isChinese = translation.contains(where: \.isHan)
  }

  /// The pieces of a Chinese sentence, one after the other.
  package static func chinese(_ pieces: String...) -> String {
    var sentence = SpacedText(isChinese: true)
    for piece in pieces { sentence.append(piece) }
    return sentence.text
  }

  private init(isChinese: Bool) { self.isChinese = isChinese }

  mutating func append(_ piece: some StringProtocol) {
    guard isChinese, !isInCode, let last = text.last, let first = piece.first else {
      text += piece
      return
    }
    let beforeBlank = last == " " ? text.dropLast().last : nil
    let afterBlank = first == " " ? piece.dropFirst().first : nil
    if let beforeBlank, Self.meet(beforeBlank, first) {
      text.removeLast()
      text += piece
    } else if let afterBlank, Self.meet(last, afterBlank) {
      text += piece.dropFirst()
    } else {
      let meets = last.isHan && first.isLatin || last.isLatin && first.isHan
      text += (meets ? " " : "") + String(piece)
    }
  }

  /// Whether no blank stands between two characters.
  private static func meet(_ last: Character, _ next: Character) -> Bool {
    last.isHan && next.isHan || last.isWideMark || next.isWideMark
  }

  /// Whether the text ends within backticks, where everything stays as it was typed.
  private var isInCode: Bool { text.count(where: { $0 == "`" }) % 2 == 1 }
}

extension Character {
  /// Whether it is a Chinese character; signs of punctuation are none.
  fileprivate var isHan: Bool {
    unicodeScalars.first.map { (0x4e00...0x9fff).contains($0.value) } == true
  }

  /// Whether it is a sign of Chinese punctuation, which brings its own distance.
  fileprivate var isWideMark: Bool { "，。、；：？！（）《》「」".contains(self) }

  /// Whether Chinese keeps a blank's distance from it.
  fileprivate var isLatin: Bool { isASCII && (isLetter || isNumber || self == "`" || self == "%") }
}

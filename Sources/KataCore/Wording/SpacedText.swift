/// A sentence that is put together of pieces, with a blank between Chinese and anything else, and none within Chinese.
struct SpacedText {
  private(set) var text = ""
  private let isChinese: Bool

  /// - Parameter translation: The sentence whose pieces come; one without Chinese is left as it is.
  init(_ translation: String) {
    isChinese = translation.contains(where: \.isHan)
  }

  mutating func append(_ piece: some StringProtocol) {
    guard isChinese, let last = text.last, let first = piece.first else {
      text += piece
      return
    }
    if first.isHan, last == " ", text.dropLast().last?.isHan == true {
      text.removeLast()
      text += piece
    } else if last.isHan, first == " ", piece.dropFirst().first?.isHan == true {
      text += piece.dropFirst()
    } else {
      let meets = last.isHan && first.isLatin || last.isLatin && first.isHan
      text += (meets ? " " : "") + String(piece)
    }
  }
}

extension Character {
  /// Whether it is a Chinese character; signs of punctuation are none.
  fileprivate var isHan: Bool {
    unicodeScalars.first.map { (0x4e00...0x9fff).contains($0.value) } == true
  }

  /// Whether Chinese keeps a blank's distance from it.
  fileprivate var isLatin: Bool { isASCII && (isLetter || isNumber || self == "`" || self == "%") }
}

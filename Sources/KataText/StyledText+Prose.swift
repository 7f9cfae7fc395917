extension StyledText {
  /// Makes text of a sentence: what stands between backticks is something to type or code, and is kept on one line.
  ///
  /// It is coloured, or where there is no colour it keeps its backticks. The sentence must be clean already.
  package init(prose text: String, _ style: Style = .plain, look: Look) {
    self.init()
    let pieces = text.split(separator: "`", omittingEmptySubsequences: false)
    guard pieces.count % 2 == 1 else {
      append(text, style)
      return
    }
    let quote = look.hasColour ? "" : "`"
    for (index, piece) in pieces.enumerated() {
      if index % 2 == 0 {
        append(String(piece), style)
      } else {
        let code = String(piece.map { $0 == " " ? "\u{a0}" : $0 })
        append(quote + code + quote, Style(.cyan, isBold: style.isBold))
      }
    }
  }
}

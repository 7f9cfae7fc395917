/// What a drawing shows in words, written as `<!-- drawing: … -->` right before it.
enum DrawingWords {
  private static let opening = "drawing:"

  /// Gives each block of code the words of the comment before it.
  static func joined(_ blocks: [MarkdownBlock]) -> [MarkdownBlock] {
    blocks.indices.map { index in
      guard index > 0, case .code(let code) = blocks[index].kind,
        let words = words(in: blocks[index - 1])
      else { return blocks[index] }
      let told = MarkdownCode(
        info: code.info, text: code.text, firstLine: code.firstLine, words: words)
      return MarkdownBlock(.code(told), lines: blocks[index].lines)
    }
  }

  private static func words(in block: MarkdownBlock) -> String? {
    guard case .htmlComment(let text) = block.kind, text.hasPrefix(opening) else { return nil }
    let words = text.dropFirst(opening.count).drop(while: \.isWhitespace)
    return words.isEmpty ? nil : String(words)
  }
}

extension MarkdownCode {
  /// Says whether it is a picture made of characters, which means nothing to whoever hears it read.
  package var isDrawing: Bool {
    guard language == nil || language == "text" else { return false }
    return words != nil || text.unicodeScalars.contains(where: Self.isStroke)
      || text.contains("···")
  }

  /// Box drawing, and the heads of arrows.
  private static func isStroke(_ scalar: Unicode.Scalar) -> Bool {
    (0x2500...0x257f).contains(scalar.value) || "▲▼▶◀".unicodeScalars.contains(scalar)
  }
}

extension MarkdownDocument {
  /// The code that is folded, in the order of the text.
  package var foldedCode: [MarkdownCode] {
    blocks.compactMap { block in
      guard case .code(let code) = block.kind, code.isFolded else { return nil }
      return code
    }
  }

  /// The document with a note in place of each folded block, made from its number of lines.
  package func folded(note: (Int) -> String) -> MarkdownDocument {
    MarkdownDocument(
      blocks: blocks.map { block in
        guard case .code(let code) = block.kind, code.isFolded else { return block }
        return MarkdownBlock(
          .paragraph([.emphasis([.text(note(code.text.split(separator: "\n").count))])]),
          lines: block.lines)
      })
  }
}

/// A text in Markdown as values, each with its place in the source.
///
/// It never fails: broken Markdown, and text that no person would write, is shown as it stands.
package struct MarkdownDocument: Hashable, Sendable {
  package let blocks: [MarkdownBlock]
  /// Says whether the text was so long that its end is missing.
  package let isCut: Bool

  /// Reads a text whose first line is line `firstLine` of its file.
  package init(_ text: String, firstLine: Int = 1) {
    let source = MarkdownSource(text)
    isCut = source.isCut
    blocks =
      source.isWithinLimits
      ? MarkdownParser(firstLine: firstLine).blocks(of: source.text)
      : [source.verbatim(firstLine: firstLine)]
  }

  /// Makes a document of blocks that were read before, such as a part of another document.
  package init(blocks: [MarkdownBlock]) {
    self.blocks = blocks
    isCut = false
  }
}

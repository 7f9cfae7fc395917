/// A document laid out for a width; a pure function from what is written to what is seen.
package struct MarkdownPage: Sendable {
  package struct Line: Hashable, Sendable {
    package let text: StyledText
    /// The line of the block, item, row or code that it came from, counted from 1; it never goes back down a page.
    package let sourceLine: Int

    package init(_ text: StyledText, sourceLine: Int) {
      self.text = text
      self.sourceLine = sourceLine
    }
  }

  /// Longer lines tire the eye.
  package static let maxWidth = 100

  package let lines: [Line]

  /// Lays out a document; no line is wider than `width`, which counts as 10 at least.
  ///
  /// Languages are coloured by `highlighter`. A link that `commands` knows is followed by its command.
  package init(
    _ document: MarkdownDocument, width: Int, look: Look, highlighter: CodeHighlighter? = nil,
    commands: LinkCommands? = nil
  ) {
    let layout = BlockLayout(look: look, highlighter: highlighter, commands: commands)
    let width = min(max(width, 10), Self.maxWidth)
    let lines = layout.lines(of: document.blocks, width: width)
    let last = lines.last?.sourceLine ?? 1
    let end = Line(StyledText(look.glyphs.ellipsis, .dim), sourceLine: last)
    self.lines = lines + (document.isCut ? [end] : [])
  }

  package var text: [StyledText] { lines.map(\.text) }
}

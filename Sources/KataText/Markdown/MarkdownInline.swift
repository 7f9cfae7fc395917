/// A piece of running text.
package indirect enum MarkdownInline: Hashable, Sendable {
  case text(String)
  /// A line feed of the source that means nothing but a blank, or nothing at all between Chinese characters.
  case softBreak
  case lineBreak
  case code(String)
  case emphasis([MarkdownInline])
  case strong([MarkdownInline])
  case link(destination: String, [MarkdownInline])
  case image(destination: String, [MarkdownInline])
  case html(String)
}

extension Sequence<MarkdownInline> {
  /// The text without its markup; breaks are blanks, and raw HTML is left out.
  package var plain: String {
    reduce(into: "") { text, inline in
      switch inline {
      case .text(let own), .code(let own): text += own
      case .softBreak, .lineBreak: text += " "
      case .emphasis(let inner), .strong(let inner): text += inner.plain
      case .link(destination: _, let inner), .image(destination: _, let inner): text += inner.plain
      case .html: break
      }
    }
  }
}

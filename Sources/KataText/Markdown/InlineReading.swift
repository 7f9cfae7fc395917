/// Reads the parser's running text into values.
enum InlineReading {
  /// Emphasis within emphasis deeper than this is taken as text.
  private static let maxDepth = 8

  static func inlines(in node: MarkdownNode, depth: Int) -> [MarkdownInline] {
    guard depth < maxDepth else {
      return node.descendants.reduce(into: []) { inlines, inner in
        add(.text(inner.kind == .softBreak ? " " : inner.literal), to: &inlines)
      }
    }
    return node.children.reduce(into: []) { inlines, child in
      guard let inline = inline(child, depth: depth) else { return }
      add(inline, to: &inlines)
    }
  }

  private static func inline(_ node: MarkdownNode, depth: Int) -> MarkdownInline? {
    lazy var inner = inlines(in: node, depth: depth + 1)
    switch node.kind {
    case .text: return .text(node.literal)
    case .softBreak: return .softBreak
    case .lineBreak: return .lineBreak
    case .code: return .code(node.literal)
    case .html: return .html(node.literal)
    case .emphasis: return .emphasis(inner)
    case .strong: return .strong(inner)
    case .link: return .link(destination: node.destination, inner)
    case .image: return .image(destination: node.destination, inner)
    default: return nil
    }
  }

  /// Joins text to text, since the parser cuts it at every sign that might have meant something.
  private static func add(_ inline: MarkdownInline, to inlines: inout [MarkdownInline]) {
    if inline == .text("") { return }
    guard case .text(let text) = inline, case .text(let before)? = inlines.last else {
      inlines.append(inline)
      return
    }
    inlines[inlines.count - 1] = .text(before + text)
  }
}

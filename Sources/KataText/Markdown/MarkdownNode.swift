import CCmarkGFM

/// A node of the parser's tree, which must outlive it.
struct MarkdownNode {
  /// What a node is, by the names that the parser gives.
  enum Kind: String {
    case heading, paragraph, list, item, tasklist, table, text, code, strong, link, image
    case quote = "block_quote"
    case codeBlock = "code_block"
    case htmlBlock = "html_block"
    case rule = "thematic_break"
    case tableHeader = "table_header"
    case tableRow = "table_row"
    case tableCell = "table_cell"
    case softBreak = "softbreak"
    case lineBreak = "linebreak"
    case html = "html_inline"
    case emphasis = "emph"
  }

  private let pointer: OpaquePointer

  init?(_ pointer: OpaquePointer?) {
    guard let pointer else { return nil }
    self.pointer = pointer
  }

  /// Nil for the document itself and for what no page knows.
  var kind: Kind? {
    cmark_node_get_type_string(pointer).flatMap { Kind(rawValue: String(cString: $0)) }
  }

  var children: some Sequence<MarkdownNode> {
    sequence(first: MarkdownNode(cmark_node_first_child(pointer))) { $0?.next }
      .lazy.prefix { $0 != nil }.compactMap { $0 }
  }

  private var next: MarkdownNode? { MarkdownNode(cmark_node_next(pointer)) }

  /// The first line, counted from 1.
  ///
  /// The text in front of a table has no line of its own; the table has it, being cut from that text.
  var firstLine: Int {
    let line = Int(cmark_node_get_start_line(pointer))
    return line > 0 ? line : next.map { Int(cmark_node_get_start_line($0.pointer)) } ?? 0
  }

  var lastLine: Int { Int(cmark_node_get_end_line(pointer)) }

  /// The text of a leaf; empty for other nodes.
  var literal: String { Self.string(cmark_node_get_literal(pointer)) }
  var destination: String { Self.string(cmark_node_get_url(pointer)) }
  var headingLevel: Int { Int(cmark_node_get_heading_level(pointer)) }

  /// How many lines a heading takes, with the line drawn below it in the source.
  ///
  /// The parser itself counts the line behind such a heading too.
  var headingHeight: Int {
    guard lastLine > firstLine else { return 1 }
    return 2 + descendants.count { $0.kind == .softBreak || $0.kind == .lineBreak }
  }

  var fenceInfo: String { Self.string(cmark_node_get_fence_info(pointer)) }

  var isFenced: Bool {
    var (length, offset, character) = (Int32(0), Int32(0), CChar(0))
    return cmark_node_get_fenced(pointer, &length, &offset, &character) != 0
  }

  /// The number of a list's first item; nil for bullets.
  var listStart: Int? {
    guard cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST else { return nil }
    return Int(cmark_node_get_list_start(pointer))
  }

  var isTight: Bool { cmark_node_get_list_tight(pointer) != 0 }
  var isDone: Bool { cmark_gfm_extensions_get_tasklist_item_checked(pointer) }

  /// A letter for each column of a table: `l`, `c`, `r`, or 0 where nothing is said.
  var alignments: [UInt8] {
    let count = Int(cmark_gfm_extensions_get_table_columns(pointer))
    guard let letters = cmark_gfm_extensions_get_table_alignments(pointer) else {
      return Array(repeating: 0, count: count)
    }
    return Array(UnsafeBufferPointer(start: letters, count: count))
  }

  private static func string(_ text: UnsafePointer<CChar>?) -> String {
    text.map { String(cString: $0) } ?? ""
  }
}

extension MarkdownNode {
  /// The nodes below this one, parents before their children, without recursion however deep they are.
  var descendants: [MarkdownNode] {
    var (found, waiting) = ([MarkdownNode](), Array(children.map { $0 }.reversed()))
    while let node = waiting.popLast() {
      found.append(node)
      waiting += node.children.map { $0 }.reversed()
    }
    return found
  }
}

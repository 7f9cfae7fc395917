import CCmarkGFM

/// The door to libcmark-gfm: hands it a text, and reads its tree into values before it is freed.
///
/// Of the extensions only tables and tasks are used: the others write to tables that every parser of the process
/// shares, and one of them takes quadratic time. Bare addresses and `~~` stay as they are.
struct MarkdownParser {
  let firstLine: Int

  func blocks(of text: String) -> [MarkdownBlock] {
    guard Self.isRegistered, let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return [] }
    defer { cmark_parser_free(parser) }
    for name in ["table", "tasklist"] {
      guard let found = cmark_find_syntax_extension(name) else { continue }
      cmark_parser_attach_syntax_extension(parser, found)
    }
    feed(text, to: parser)
    let tree = cmark_parser_finish(parser)
    defer { cmark_node_free(tree) }
    guard let root = MarkdownNode(tree) else { return [] }
    return BlockReading(lineOffset: firstLine - 1).blocks(in: root, depth: 0)
  }

  private func feed(_ text: String, to parser: OpaquePointer) {
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        cmark_parser_feed(parser, $0.baseAddress, $0.count)
      }
    }
  }

  /// Registering changes the library's own lists, so it happens once; later calls only read them.
  private static let isRegistered: Bool = {
    cmark_gfm_core_extensions_ensure_registered()
    return true
  }()
}

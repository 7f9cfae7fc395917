/// A formatted Swift file as imports and declarations with members.
struct Outline: Sendable {
  struct Declaration: Sendable {
    var lead: [Substring]
    /// From the first word to the brace that opens the body; all of it where there is none.
    var head: String
    /// `class`, `struct`, `enum`, `protocol`, `extension`; empty for anything else.
    let keyword: String
    let name: String
    var members: [Chunk]

    var isExtension: Bool { keyword == "extension" }

    var functions: [Function] { members.compactMap(Function.init) }
    /// The names of what is declared in it: properties, functions, nested types.
    var properties: [String] {
      members.compactMap {
        $0.text.prefixMatch(of: /^\s*(?:private\(set\) )?[^=({:]*\b(?:let|var) (\w+)/)
      }
      .map { String($0.output.1) }
    }
    var nested: [String] {
      members.compactMap { $0.text.prefixMatch(of: /^\s*[a-z ()]*\b(?:struct|enum|class) (\w+)/) }
        .map { String($0.output.1) }
    }

    var text: String {
      let lead = lead.drop { $0.allSatisfy(\.isWhitespace) }.map { $0 + "\n" }.joined()
      guard !keyword.isEmpty else { return lead + head }
      let body = members.map { ($0.lead + $0.lines).joined(separator: "\n") }
      return lead + head + "\n" + body.joined(separator: "\n") + "\n}"
    }
  }

  var imports: [String]
  var declarations: [Declaration]

  init(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let chunks = Chunk.chunks(of: lines)
    imports = chunks.map(\.text).filter { $0.hasPrefix("import ") }
    declarations = chunks.filter { !$0.text.hasPrefix("import ") }.map(Declaration.init)
  }

  init(imports: [String], declarations: [Declaration]) {
    self.imports = imports
    self.declarations = declarations
  }

  var text: String {
    (imports.joined(separator: "\n") + "\n\n")
      + declarations.map(\.text).joined(separator: "\n\n") + "\n"
  }
}

extension Outline.Declaration {
  init(_ chunk: Chunk) {
    let match = chunk.text.prefixMatch(
      of: /[a-z ]*\b(class|struct|enum|protocol|extension) (\w+)[^{]*\{/)
    guard let match, chunk.lines.count > 1 else {
      self.init(lead: chunk.lead, head: chunk.text, keyword: "", name: "", members: [])
      return
    }
    let headLines = match.output.0.filter { $0 == "\n" }.count + 1
    self.init(
      lead: chunk.lead, head: String(match.output.0), keyword: String(match.output.1),
      name: String(match.output.2),
      members: Chunk.chunks(of: Array(chunk.lines.dropFirst(headLines).dropLast())))
  }
}

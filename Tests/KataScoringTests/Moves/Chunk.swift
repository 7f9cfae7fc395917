/// A statement or declaration of formatted text, with the comments above it.
struct Chunk: Hashable, Sendable {
  /// Comments and blank lines.
  var lead: [Substring]
  var lines: [Substring]

  var text: String { lines.joined(separator: "\n") }

  /// Cuts lines of one level of indentation into chunks; comments at the end are left out.
  static func chunks(of lines: [Substring]) -> [Chunk] {
    var chunks: [Chunk] = []
    var lead: [Substring] = []
    var index = lines.startIndex
    while index < lines.endIndex {
      let line = lines[index].trimmingPrefix(while: \.isWhitespace)
      if line.isEmpty || line.hasPrefix("//") || line.hasPrefix("#") {
        lead.append(lines[index])
        index += 1
        continue
      }
      let end = endOfChunk(in: lines, from: index)
      chunks.append(Chunk(lead: lead, lines: Array(lines[index..<end])))
      lead = []
      index = end
    }
    return chunks
  }

  private static func endOfChunk(in lines: [Substring], from start: Int) -> Int {
    let indentation = Self.indentation(of: lines[start])
    var depth = 0
    for index in start..<lines.endIndex {
      depth += CodeText.depth(of: lines[index])
      guard depth == 0, index + 1 < lines.endIndex else { continue }
      let next = lines[index + 1]
      let goesOn =
        !next.allSatisfy(\.isWhitespace)
        && (Self.indentation(of: next) > indentation
          || next.trimmingPrefix(while: \.isWhitespace).hasPrefix("else"))
      if !goesOn { return index + 1 }
    }
    return lines.endIndex
  }

  private static func indentation(of line: Substring) -> Int {
    line.prefix { $0 == " " }.count
  }
}

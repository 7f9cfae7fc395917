import KataCore

/// A file of which is known whether the parser may see it.
struct MeasuredFile: Sendable {
  let source: SourceFile
  let lines: LineTable
  /// Why the text must not be parsed.
  let risk: ParsingRisk?
  /// Says whether a walk over the tree may need more than an ordinary stack.
  let isDeep: Bool

  init(_ source: SourceFile) {
    self.source = source
    let bytes = Array(source.text.utf8)
    lines = LineTable(bytes)
    let (risk, deepest) = ParsingRisk.measure(bytes, lines: lines)
    self.risk = risk
    isDeep = deepest > Self.ordinaryDepth
  }

  /// How many steps any stack has room for.
  private static let ordinaryDepth = 150
}

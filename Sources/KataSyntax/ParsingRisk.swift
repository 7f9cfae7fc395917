/// A reason not to hand a text to the parser, which would overflow its stack or take minutes.
enum ParsingRisk: Equatable, Sendable {
  case fileTooLarge(bytes: Int)
  case lineTooLong(line: Int, bytes: Int)
  case nestedTooDeeply(line: Int, NestingScan.Problem, measure: Int)

  static let maximumFileSize = 256 * 1024
  static let maximumLineLength = 8 * 1024

  /// Looks for the first risk in a text, and for the most steps that go on without an end.
  static func measure(
    _ bytes: [UInt8], lines: LineTable
  ) -> (risk: ParsingRisk?, deepest: Int) {
    guard bytes.count <= maximumFileSize else { return (.fileTooLarge(bytes: bytes.count), 0) }
    let longest = lines.longest
    guard longest.length <= maximumLineLength else {
      return (.lineTooLong(line: longest.line, bytes: longest.length), 0)
    }
    var repetitions = RepetitionScan()
    var scan = NestingScan()
    guard let excess = repetitions.excess(in: bytes, lines: lines) ?? scan.excess(in: bytes) else {
      return (nil, scan.deepest)
    }
    let line = lines.position(of: excess.offset).line
    return (.nestedTooDeeply(line: line, excess.problem, measure: excess.measure), 0)
  }

  /// The line to look at.
  var line: Int {
    switch self {
    case .fileTooLarge: 1
    case .lineTooLong(let line, _), .nestedTooDeeply(let line, _, _): line
    }
  }
}

/// A reason not to hand a text to the parser, which would overflow its stack or take minutes.
enum ParsingRisk: Equatable, Sendable {
  case fileTooLarge(bytes: Int)
  case lineTooLong(line: Int)
  case nestedTooDeeply(line: Int)
  case chainTooLong(line: Int)

  static let maximumFileSize = 256 * 1024
  static let maximumLineLength = 8 * 1024

  /// Looks for the first risk in a text.
  static func find(in bytes: [UInt8], lines: LineTable) -> ParsingRisk? {
    guard bytes.count <= maximumFileSize else { return .fileTooLarge(bytes: bytes.count) }
    let longest = lines.longest
    guard longest.length <= maximumLineLength else { return .lineTooLong(line: longest.line) }
    var scan = BracketScan(bytes)
    guard let (problem, offset) = scan.run() else { return nil }
    let line = lines.position(of: offset).line
    switch problem {
    case .depth: return .nestedTooDeeply(line: line)
    case .chain: return .chainTooLong(line: line)
    }
  }
}

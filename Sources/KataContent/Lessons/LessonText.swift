import KataCore

/// The lines of a lesson's file, whatever its line ends; what is no UTF-8 is replaced.
struct LessonText: Sendable {
  let lines: [Substring]
  /// What the lesson's author should fix.
  let problems: [LessonProblem]

  init(_ bytes: some Collection<UInt8>) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let rest = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes.dropFirst(0)
    let body = Self.withLineFeeds(Array(rest))
    let sound = String(validating: body, as: UTF8.self)
    // By bytes, which takes a tenth of the time that characters take.
    lines = (sound ?? String(decoding: body, as: UTF8.self)).utf8.split(
      separator: .lineFeed, omittingEmptySubsequences: false
    ).map { Substring($0) }
    problems = sound == nil ? Self.problems(about: body) : []
  }

  /// The text from a line on, counted from 1.
  func text(from line: Int) -> String {
    lines.dropFirst(line - 1).joined(separator: "\n")
  }

  /// The text of these lines, counted from 1, without their indentation and the empty lines around them.
  func text(of range: ClosedRange<Int>, indentation: Int = 0) -> String {
    let inside = lines[min(range.lowerBound - 1, lines.count)..<min(range.upperBound, lines.count)]
    let text = inside.map { line in
      let blanks = line.prefix(indentation).prefix { $0 == " " }.count
      return line.dropFirst(blanks)
    }
    let start = text.drop { $0.allSatisfy(\.isWhitespace) }
    guard let last = start.lastIndex(where: { !$0.allSatisfy(\.isWhitespace) }) else { return "" }
    return start[...last].joined(separator: "\n")
  }

  /// The text of the first heading outside code; nil when there is none.
  var firstHeading: String? {
    var isCode = false
    for line in lines {
      if line.hasPrefix("```") { isCode.toggle() }
      let signs = line.prefix { $0 == "#" }.count
      guard !isCode, (1...6).contains(signs), line.dropFirst(signs).hasPrefix(" ") else { continue }
      let text = line.dropFirst(signs).trimmingBlanks()
      if !text.isEmpty { return text }
    }
    return nil
  }

  /// Makes one line feed of each of the three ways in which systems end a line.
  private static func withLineFeeds(_ bytes: [UInt8]) -> [UInt8] {
    guard ByteSearch(bytes).contains(ByteSearch("\r")) else { return bytes }
    var kept: [UInt8] = []
    var followsReturn = false
    for byte in bytes {
      if byte != .lineFeed || !followsReturn {
        kept.append(byte == .carriageReturn ? .lineFeed : byte)
      }
      followsReturn = byte == .carriageReturn
    }
    return kept
  }

  private static func problems(about bytes: [UInt8]) -> [LessonProblem] {
    let lines = bytes.split(separator: .lineFeed, omittingEmptySubsequences: false)
    let broken = lines.indices.filter { String(validating: lines[$0], as: UTF8.self) == nil }
    guard let first = broken.first else { return [] }
    let others = broken.count > 1 ? "; so it is with \(broken.count - 1) more" : ""
    return [
      LessonProblem(
        line: first + 1, sentence: "a part of this line is not UTF-8 and is shown as �\(others)")
    ]
  }
}

extension UInt8 {
  fileprivate static let lineFeed = UInt8(ascii: "\n")
  fileprivate static let carriageReturn = UInt8(ascii: "\r")
}

extension Substring {
  /// The text without blanks at its ends.
  func trimmingBlanks() -> String {
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}

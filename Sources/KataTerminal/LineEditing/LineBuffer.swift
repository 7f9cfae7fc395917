/// Cuts bytes as they arrive into lines.
struct LineBuffer {
  /// What is longer is cut; the rest of such a line is dropped, not taken for another.
  static let mostBytes = 1 << 20

  private var bytes: [UInt8] = []
  private var start = 0
  /// How far a line feed has been looked for.
  private var searched = 0
  private var isDropping = false
  private var isAtBeginning = true

  mutating func append(_ piece: ArraySlice<UInt8>) {
    if start > 0 {
      bytes.removeFirst(start)
      searched -= start
      start = 0
    }
    bytes += piece
  }

  /// The next whole line; nil until more bytes come.
  mutating func next() -> String? {
    while let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
      let line = bytes[start..<end]
      (start, searched) = (end + 1, end + 1)
      guard isDropping else { return text(line) }
      // The beginning of this line, which was too long, has been handed out.
      isDropping = false
    }
    searched = bytes.count
    return cut()
  }

  /// What is left when nothing more can come: a line without a line feed.
  mutating func finish() -> String? {
    defer { forget() }
    return isDropping || start == bytes.count ? nil : text(bytes[start...])
  }

  /// Drops what has not been asked for.
  mutating func forget() {
    (bytes, start, searched, isDropping) = ([], 0, 0, false)
  }

  private mutating func cut() -> String? {
    guard isDropping || bytes.count - start > Self.mostBytes else { return nil }
    let line = bytes[start...].prefix(Self.mostBytes)
    let wasDropping = isDropping
    forget()
    isDropping = true
    return wasDropping ? nil : text(line)
  }

  /// Zero bytes would end the text for whoever hands it to the system, so they are shown as what they are: no text.
  private mutating func text(_ line: ArraySlice<UInt8>) -> String {
    var line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    if isAtBeginning, line.starts(with: [0xef, 0xbb, 0xbf]) { line = line.dropFirst(3) }
    isAtBeginning = false
    let text = String(decoding: line, as: UTF8.self)
    return line.contains(0) ? text.replacing("\0", with: "\u{fffd}") : text
  }
}

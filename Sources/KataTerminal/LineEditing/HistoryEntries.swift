#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a history file holds: one entry per line, oldest first, with line feeds inside an entry written as `\n`.
struct HistoryEntries {
  /// Longer ones are not kept; nobody types them again.
  static let mostBytes = 16_384

  /// The entries, each at its last place only, and no more than asked for.
  let texts: [String]
  /// How many lines the file had.
  let lineCount: Int

  /// Reads a file's bytes; what is no text in them is replaced, and lines that could not be an entry are left out.
  ///
  /// It is in the way of the first prompt, so it goes through the bytes with the C library.
  init(_ bytes: [UInt8], most: Int) {
    var (newestFirst, seen, count) = ([String](), Set<String>(), 0)
    bytes.withUnsafeBufferPointer { bytes in
      let lines = Self.lines(of: bytes)
      count = lines.count
      newestFirst.reserveCapacity(min(count, most))
      seen.reserveCapacity(min(count, most))
      for line in lines.reversed() where newestFirst.count < most && line.count <= Self.mostBytes {
        let text = Self.decoded(UnsafeBufferPointer(rebasing: bytes[line]))
        if let text, seen.insert(text).inserted { newestFirst.append(text) }
      }
    }
    texts = newestFirst.reversed()
    lineCount = count
  }

  /// A leading blank says that a line is not to be remembered.
  static func isWorthKeeping(_ text: String) -> Bool {
    guard let first = text.first, !first.isWhitespace else { return false }
    return text.utf8.count <= mostBytes && !text.utf8.contains(0)
  }

  /// The entry as a line of the file, line feed included.
  static func line(for text: String) -> String {
    var line = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": line += "\\\\"
      case "\n": line += "\\n"
      case "\r": line += "\\r"
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line + "\n"
  }

  /// Where the lines are that hold anything.
  private static func lines(of bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var (lines, start) = ([Range<Int>](), 0)
    while start < bytes.count {
      let rest = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[start...])
      let end = rest.firstPlace(of: UInt8(ascii: "\n")).map { start + $0 } ?? bytes.count
      if end > start { lines.append(start..<end) }
      start = end + 1
    }
    return lines
  }

  /// The text of a line; nil when it holds a zero, which no typed line does.
  private static func decoded(_ line: UnsafeBufferPointer<UInt8>) -> String? {
    let raw = UnsafeRawBufferPointer(line)
    if raw.firstPlace(of: 0) != nil { return nil }
    guard raw.firstPlace(of: UInt8(ascii: "\\")) != nil else {
      return String(decoding: line, as: UTF8.self)
    }
    var (bytes, isEscaped) = ([UInt8](), false)
    for byte in line {
      switch (isEscaped, byte) {
      case (false, UInt8(ascii: "\\")): break
      case (true, UInt8(ascii: "n")): bytes.append(0x0a)
      case (true, UInt8(ascii: "r")): bytes.append(0x0d)
      case (true, UInt8(ascii: "\\")), (false, _): bytes.append(byte)
      default: bytes += [UInt8(ascii: "\\"), byte]
      }
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension UnsafeRawBufferPointer {
  /// How far a byte is from the start; nil when it is not there.
  ///
  /// Only bytes of the buffer are looked at.
  fileprivate func firstPlace(of byte: UInt8) -> Int? {
    guard let start = baseAddress, let found = memchr(start, Int32(byte), count) else { return nil }
    return UnsafeRawPointer(found) - start
  }
}

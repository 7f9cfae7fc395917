import Foundation

/// The first place where bytes stop being UTF-8.
struct UTF8Fault: Hashable, Sendable {
  /// Counted from 0 at the start of the file.
  let byteOffset: Int
  let line: Int
  /// In bytes, counted from 1.
  let column: Int
  /// Says whether the file begins like UTF-16, as some editors save.
  let looksLikeUTF16: Bool

  init(in data: Data) {
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = data.makeIterator()
    var (offset, line, lineStart) = (0, 1, 0)
    scan: while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar):
        offset += scalar.count
        if scalar.first == UInt8(ascii: "\n") { (line, lineStart) = (line + 1, offset) }
      case .error, .emptyInput: break scan
      }
    }
    byteOffset = offset
    self.line = line
    column = offset - lineStart + 1
    looksLikeUTF16 = data.starts(with: [0xff, 0xfe]) || data.starts(with: [0xfe, 0xff])
  }
}

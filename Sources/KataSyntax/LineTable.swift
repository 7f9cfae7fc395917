/// Where the lines of a text begin, so that an offset becomes the line and column that the compiler would print.
///
/// Only a line feed ends a line, because the compiler counts nothing else.
struct LineTable: Sendable {
  private let starts: [Int]
  private let end: Int

  init(_ bytes: [UInt8]) {
    var starts = [0]
    for index in bytes.indices where bytes[index] == 0x0A {
      starts.append(index + 1)
    }
    self.starts = starts
    end = bytes.count
  }

  /// How many bytes the longest line has, and its number.
  var longest: (line: Int, length: Int) {
    var best = (line: 1, length: 0)
    for index in starts.indices {
      let length = range(ofLine: index + 1).count
      if length > best.length { best = (index + 1, length) }
    }
    return best
  }

  /// Where lines begin whose first byte is one of these.
  func starts(before first: [UInt8], in bytes: [UInt8]) -> [Int] {
    starts.filter { $0 < end && first.contains(bytes[$0]) }
  }

  /// The bytes of a line, counted from 1, without its line feed; empty when there is no such line.
  func range(ofLine line: Int) -> Range<Int> {
    guard line >= 1, line <= starts.count else { return end..<end }
    let next = line < starts.count ? starts[line] - 1 : end
    return starts[line - 1]..<next
  }

  /// The line and the column in UTF-8 bytes of an offset, both counted from 1.
  func position(of offset: Int) -> (line: Int, column: Int) {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }
}

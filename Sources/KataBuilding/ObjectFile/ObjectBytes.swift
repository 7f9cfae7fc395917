/// The bytes of an object file, of which nothing is read beyond the end.
struct ObjectBytes: Sendable {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The place of some bytes, if all of them are there.
  func slice(_ offset: UInt64, count: UInt64) throws(ObjectFileError) -> Range<Int> {
    let (end, isTooFar) = offset.addingReportingOverflow(count)
    guard !isTooFar, end <= UInt64(bytes.count) else { throw .truncated }
    return Int(offset)..<Int(end)
  }

  /// A number of little endian order.
  func number<Number: FixedWidthInteger & UnsignedInteger>(
    _ type: Number.Type, at offset: Int
  ) throws(ObjectFileError) -> Number {
    let size = Number.bitWidth / 8
    guard offset >= 0, offset <= bytes.count - size else { throw .truncated }
    var number: Number = 0
    for index in (0..<size).reversed() { number = number << 8 | Number(bytes[offset + index]) }
    return number
  }

  /// Says whether the file begins with some bytes.
  func starts(with prefix: [UInt8]) -> Bool { bytes.starts(with: prefix) }

  /// The name at an offset of a string table, up to the next NUL.
  func name(at offset: UInt32, in table: Range<Int>) throws(ObjectFileError) -> String {
    guard Int(offset) < table.count else { throw .malformed("a name lies outside its table") }
    let start = table.lowerBound + Int(offset)
    var end = start
    while end < table.upperBound, bytes[end] != 0 { end += 1 }
    guard end < table.upperBound else { throw .malformed("a name has no end") }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}

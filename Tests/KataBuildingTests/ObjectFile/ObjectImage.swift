/// A small ELF object, written by hand so that each number in it can be made wrong.
struct ObjectImage {
  struct Symbol {
    var name: String
    /// 0 local, 1 global, 2 weak.
    var binding: UInt8 = 1
    /// 0 is undefined.
    var section: UInt16 = 0
  }

  /// A section without content.
  struct Section {
    var name: String
    var type: UInt32 = 1
  }

  var symbols: [Symbol] = []
  var sections: [Section] = []
  var symbolTables = 1

  /// The header, the names, the symbols, then the section headers, an empty one first.
  var bytes: [UInt8] {
    var strings: [UInt8] = [0]
    var entries = [UInt8](repeating: 0, count: 24)
    for symbol in symbols {
      entries += little(UInt32(strings.count)) + [symbol.binding << 4, 0] + little(symbol.section)
      entries += [UInt8](repeating: 0, count: 16)
      strings += Array(symbol.name.utf8) + [0]
    }
    var others: [UInt8] = []
    for section in sections {
      others += little(UInt32(strings.count)) + little(section.type)
      others += [UInt8](repeating: 0, count: 56)
      strings += Array(section.name.utf8) + [0]
    }
    let table = Self.headerSize + strings.count
    var headers = [UInt8](repeating: 0, count: 64)
    headers += section(type: 3, offset: Self.headerSize, size: strings.count, link: 0, entry: 0)
    for _ in 0..<symbolTables {
      headers += section(type: 2, offset: table, size: entries.count, link: 1, entry: 24)
    }
    let count = 2 + symbolTables + sections.count
    let header = self.header(sections: table + entries.count, count: count)
    return header + strings + entries + headers + others
  }

  static let headerSize = 64

  private func header(sections: Int, count: Int) -> [UInt8] {
    [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0] + [UInt8](repeating: 0, count: 8)
      + little(UInt16(1)) + little(UInt16(62)) + little(UInt32(1))
      + little(UInt64(0)) + little(UInt64(0)) + little(UInt64(sections))
      + little(UInt32(0)) + little(UInt16(64)) + little(UInt16(0)) + little(UInt16(0))
      + little(UInt16(64)) + little(UInt16(count)) + little(UInt16(1))
  }

  private func section(type: UInt32, offset: Int, size: Int, link: UInt32, entry: UInt64) -> [UInt8]
  {
    little(UInt32(0)) + little(type) + little(UInt64(0)) + little(UInt64(0))
      + little(UInt64(offset)) + little(UInt64(size)) + little(link) + little(UInt32(0))
      + little(UInt64(1)) + little(entry)
  }

  private func little<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
    (0..<Number.bitWidth / 8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }
}

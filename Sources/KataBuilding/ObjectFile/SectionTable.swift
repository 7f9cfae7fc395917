/// The section headers of an object file.
struct SectionTable: Sendable {
  /// Where a section lies, and what it belongs to.
  struct Section: Sendable {
    /// The offset of its name among the names of sections.
    let name: UInt32
    let type: UInt32
    let offset: UInt64
    let size: UInt64
    let link: UInt32
    let entrySize: UInt64
  }

  private static let magic: [UInt8] = [0x7F, 0x45, 0x4C, 0x46]
  /// 64 bits, little endian, version 1.
  private static let supported: [UInt8] = magic + [2, 1, 1]
  private static let headerSize = 64
  private static let relocatable: UInt16 = 1
  private static let symbols: UInt32 = 2
  private static let strings: UInt32 = 3
  /// Lists of functions to call at load, at unload and before all others.
  private static let startUpLists: Set<UInt32> = [14, 15, 16]
  private static let startUpNames = [
    ".init", ".fini", ".preinit_array", ".ctors", ".dtors", ".jcr",
  ]

  private let bytes: ObjectBytes
  private let sections: [Section]
  /// Where the names of the sections lie.
  private let names: Range<Int>

  init(_ bytes: ObjectBytes) throws(ObjectFileError) {
    guard bytes.starts(with: Self.supported),
      try bytes.number(UInt16.self, at: 16) == Self.relocatable
    else { throw .notAnObject }
    self.bytes = bytes
    let offset = try bytes.number(UInt64.self, at: 40)
    let count = try bytes.number(UInt16.self, at: 60)
    guard offset > 0 else {
      sections = []
      names = 0..<0
      return
    }
    guard try bytes.number(UInt16.self, at: 58) == UInt16(Self.headerSize) else {
      throw .malformed("its section headers have a strange size")
    }
    let first = try Self.section(bytes, at: bytes.slice(offset, count: UInt64(Self.headerSize)))
    // More than fit into the header's own number are counted by the first section.
    let total = count == 0 ? first.size : UInt64(count)
    let (length, isTooLong) = total.multipliedReportingOverflow(by: UInt64(Self.headerSize))
    guard !isTooLong else { throw .truncated }
    let table = try bytes.slice(offset, count: length)
    var sections: [Section] = []
    for start in stride(from: table.lowerBound, to: table.upperBound, by: Self.headerSize) {
      sections.append(try Self.section(bytes, at: start..<start + Self.headerSize))
    }
    self.sections = sections
    let index = try bytes.number(UInt16.self, at: 62)
    // A number too large for the header's field is in the first section.
    names = try Self.names(bytes, sections, index == 0xFFFF ? first.link : UInt32(index))
  }

  private static func names(
    _ bytes: ObjectBytes, _ sections: [Section], _ index: UInt32
  ) throws(ObjectFileError) -> Range<Int> {
    guard Int(index) < sections.count, sections[Int(index)].type == strings else {
      throw .malformed("its sections have no names")
    }
    return try bytes.slice(sections[Int(index)].offset, count: sections[Int(index)].size)
  }

  private static func section(
    _ bytes: ObjectBytes, at place: Range<Int>
  ) throws(ObjectFileError) -> Section {
    let start = place.lowerBound
    return Section(
      name: try bytes.number(UInt32.self, at: start),
      type: try bytes.number(UInt32.self, at: start + 4),
      offset: try bytes.number(UInt64.self, at: start + 24),
      size: try bytes.number(UInt64.self, at: start + 32),
      link: try bytes.number(UInt32.self, at: start + 40),
      entrySize: try bytes.number(UInt64.self, at: start + 56))
  }

  /// The one symbol table; a linker that found two would have to choose.
  func symbolTable() throws(ObjectFileError) -> Section? {
    let tables = sections.filter { $0.type == Self.symbols }
    guard tables.count <= 1 else { throw .malformed("it has \(tables.count) symbol tables") }
    return tables.first
  }

  /// The names of sections by which the system calls functions on loading or unloading, in order.
  ///
  /// The linker goes by a section's type or by its name.
  func startUpSections() throws(ObjectFileError) -> [String] {
    var found: [String] = []
    for section in sections where section.type != 0 {
      let name = try bytes.name(at: section.name, in: names)
      let isNamed = Self.startUpNames.contains { name.hasPrefix($0) }
      if isNamed || Self.startUpLists.contains(section.type) { found.append(name) }
    }
    return found
  }

  /// Where the names of a symbol table lie.
  func strings(of table: Section) throws(ObjectFileError) -> Range<Int> {
    guard Int(table.link) < sections.count else {
      throw .malformed("its symbols have no string table")
    }
    let strings = sections[Int(table.link)]
    guard strings.type == Self.strings else {
      throw .malformed("its symbols have no string table")
    }
    return try bytes.slice(strings.offset, count: strings.size)
  }
}

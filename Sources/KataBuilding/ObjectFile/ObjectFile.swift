import Foundation

/// Reads the symbol table of a relocatable ELF file, 64 bits and little endian as on every supported machine.
///
/// A compiler that was given hostile sources has written the file, so that no number in it is believed: each
/// offset and count is compared with the bytes that there are.
struct ObjectFile: Sendable {
  private static let maximumSize = 256 << 20
  /// Names may share bytes of the string table, so that a small file could hold a great many long ones.
  private static let maximumNameBytes = 32 << 20

  private let bytes: ObjectBytes

  init(_ bytes: [UInt8]) {
    self.bytes = ObjectBytes(bytes)
  }

  /// Reads a file, which must be a regular one.
  init(contentsOf file: URL) throws(ObjectFileError) {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: file.path),
      attributes[.type] as? FileAttributeType == .typeRegular,
      let size = attributes[.size] as? Int
    else { throw .notRegular }
    guard size <= Self.maximumSize else { throw .tooLarge(bytes: size) }
    guard let data = try? Data(contentsOf: file) else { throw .notRegular }
    self.init(Array(data))
  }

  /// The sections that have functions called while the file is loaded or unloaded.
  func startUpSections() throws(ObjectFileError) -> [String] {
    try SectionTable(bytes).startUpSections()
  }

  /// All symbols in the order of the table; a file without a table has none.
  func symbols() throws(ObjectFileError) -> [ObjectSymbol] {
    let sections = try SectionTable(bytes)
    guard let table = try sections.symbolTable() else { return [] }
    let names = try sections.strings(of: table)
    let entries = try bytes.slice(table.offset, count: table.size)
    let size = UInt64(ObjectSymbolEntry.size)
    guard table.entrySize == size, table.size.isMultiple(of: size) else {
      throw .malformed("its symbols have a strange size")
    }
    var symbols: [ObjectSymbol] = []
    symbols.reserveCapacity(entries.count / ObjectSymbolEntry.size)
    var nameBytes = 0
    // The first entry is empty by definition.
    for offset in stride(
      from: ObjectSymbolEntry.size, to: entries.count, by: ObjectSymbolEntry.size)
    {
      let entry = try ObjectSymbolEntry(bytes, at: entries.lowerBound + offset)
      let name = try bytes.name(at: entry.name, in: names)
      nameBytes += name.utf8.count
      guard nameBytes <= Self.maximumNameBytes else { throw .malformed("its names are too long") }
      symbols.append(ObjectSymbol(name: name, binding: try entry.binding()))
    }
    return symbols
  }
}

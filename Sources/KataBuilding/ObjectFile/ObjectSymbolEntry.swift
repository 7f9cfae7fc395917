/// One entry of a symbol table as it lies in the file.
struct ObjectSymbolEntry: Sendable {
  static let size = 24

  /// The offset of the name in the string table.
  let name: UInt32
  private let info: UInt8
  private let section: UInt16

  private static let undefined: UInt16 = 0
  /// Says that the section's number is too large for this field.
  private static let extended: UInt16 = 0xFFFF

  init(_ bytes: ObjectBytes, at offset: Int) throws(ObjectFileError) {
    name = try bytes.number(UInt32.self, at: offset)
    info = try bytes.number(UInt8.self, at: offset + 4)
    section = try bytes.number(UInt16.self, at: offset + 6)
  }

  func binding() throws(ObjectFileError) -> ObjectSymbol.Binding {
    guard section != Self.extended else { throw .tooManySections }
    if section == Self.undefined { return .wanted }
    switch info >> 4 {
    case 0: return .local
    case 2: return .merged
    // Whatever else there is, such as unique ones, is seen by all.
    default: return .global
    }
  }
}

/// What a protocol asks of those that conform to it, as the compiler lays it out for the running program.
///
/// The layout is part of Swift's binary interface, which says the same of every version: a protocol's description has
/// six words of 32 bits, then what its signature requires, 12 bytes each, then its members, 8 bytes each.
struct ProtocolDescription {
  private let address: UnsafeRawPointer

  /// The protocols by which a property of this type is declared; none unless it is declared by protocols.
  static func all(of type: Any.Type) -> [ProtocolDescription] {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard metadata.load(as: Int.self) == 0x303 else { return [] }
    let flags = metadata.load(fromByteOffset: 8, as: UInt32.self)
    let count = Int(metadata.load(fromByteOffset: 12, as: UInt32.self))
    // A class that the type has to inherit from stands before the protocols.
    let hasSuperclass = flags & 0x4000_0000 != 0
    let first = metadata + 16 + (hasSuperclass ? 8 : 0)
    return (0..<count).map { index in
      ProtocolDescription(address: first.load(fromByteOffset: 8 * index, as: UnsafeRawPointer.self))
    }
  }

  /// Says whether the protocol, or one that it refines, asks for a property or subscript that can be set.
  var hasSetter: Bool {
    memberKinds.contains(Self.setter) || refined.contains(where: \.hasSetter)
  }

  private static let setter: UInt32 = 4

  private var signatureCount: Int { Int(address.load(fromByteOffset: 12, as: UInt32.self)) }

  private var memberKinds: [UInt32] {
    let count = Int(address.load(fromByteOffset: 16, as: UInt32.self))
    let first = address + 24 + 12 * signatureCount
    return (0..<count).map { first.load(fromByteOffset: 8 * $0, as: UInt32.self) & 0xF }
  }

  /// The protocols that the signature requires, such as those behind the colon of the declaration.
  private var refined: [ProtocolDescription] {
    (0..<signatureCount).compactMap { index in
      let requirement = address + 24 + 12 * index
      guard requirement.load(as: UInt32.self) & 0x1F == 0 else { return nil }
      let place = requirement + 8
      let offset = Int(place.load(as: Int32.self))
      let target = place + (offset & ~3)
      let isIndirect = offset & 1 != 0
      return ProtocolDescription(
        address: isIndirect ? target.load(as: UnsafeRawPointer.self) : target)
    }
  }
}

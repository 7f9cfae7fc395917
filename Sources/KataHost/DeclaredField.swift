/// A stored property as its type declares it.
struct DeclaredField {
  /// The declared type, also of a property that is nil or holds some other type behind a protocol.
  let type: Any.Type
  /// False for `weak` and `unowned`.
  let isStrong: Bool

  /// The fields of `type`, those of its superclasses first; none unless it is a struct or a class.
  ///
  /// `Mirror` tells values only; the two functions below are what it is built on. They are part of
  /// the standard library's binary interface and call no code of the types they look at.
  static func all(of type: Any.Type) -> [DeclaredField] {
    guard type is AnyClass || isStruct(type) else { return [] }
    return (0..<fieldCount(of: type)).map { index in
      var metadata = FieldMetadata()
      let fieldType = fieldType(of: type, index: index, metadata: &metadata)
      metadata.free?(metadata.name)
      return DeclaredField(type: fieldType, isStrong: metadata.isStrong)
    }
  }

  /// Says whether `type` is a struct, and not, say, a protocol, whose fields nobody can count.
  ///
  /// The first word of what describes a type is its kind, and 0x200 stands for a struct.
  private static func isStruct(_ type: Any.Type) -> Bool {
    unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee == 0x200
  }
}

/// The layout that the standard library fills in.
private struct FieldMetadata {
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVar = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(of type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldType(
  of type: Any.Type, index: Int, metadata: UnsafeMutablePointer<FieldMetadata>
) -> Any.Type

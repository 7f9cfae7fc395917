/// Tells the learner's types from all others, and names them as the learner wrote them.
enum LearnerType {
  /// The module that every solution is compiled as.
  static let module = "App"

  /// Says whether `type` is declared in the learner's files.
  static func owns(_ type: Any.Type) -> Bool {
    // What `String(reflecting:)` says too, but without looking for a description of the type's own.
    let name = _typeName(type)
    return name.hasPrefix(module + ".") || name.hasPrefix("(extension in \(module))")
  }

  /// Says whether `type` or one of its superclasses is declared in the learner's files.
  static func ownsPart(of type: Any.Type) -> Bool {
    var next: Any.Type? = type
    while let type = next {
      if owns(type) { return true }
      next = (type as? AnyClass).flatMap { _getSuperclass($0) }
    }
    return false
  }

  /// The bare name, such as `GreetingPresenter`.
  static func name(_ type: Any.Type) -> String {
    "\(type)"
  }

  /// Says whether a value of `type` may be nil.
  static func isOptional(_ type: Any.Type) -> Bool {
    type is any ExpressibleByNilLiteral.Type
  }

  /// Says whether `type` is that of a function, whose name tells what goes in and comes out.
  ///
  /// The first word of what describes a type is its kind, and 0x302 stands for a function.
  static func isClosure(_ type: Any.Type) -> Bool {
    unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee == 0x302
  }

  /// Says whether `type` is a protocol of the learner's, as a property is declared by it.
  ///
  /// 0x303 stands for a value of which only its protocols are known.
  static func isOwnProtocol(_ type: Any.Type) -> Bool {
    unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee == 0x303
      && String(reflecting: type).replacing("any ", with: "").hasPrefix(module + ".")
  }

  /// The types of which a value of `type` consists, by declaration.
  ///
  /// An optional or collection consists of what it wraps; a learner's struct of itself and of what
  /// its fields consist of. A class is itself alone: what it holds is its own affair.
  static func parts(of type: Any.Type) -> [Any.Type] {
    var parts: [Any.Type] = []
    var seen: Set<ObjectIdentifier> = []
    var waiting = [type]
    while let type = waiting.popLast() {
      guard seen.insert(ObjectIdentifier(type)).inserted else { continue }
      if let wrapper = type as? any TypeWrapper.Type {
        waiting += wrapper.wrapped
        continue
      }
      parts.append(type)
      if owns(type), !(type is AnyClass) {
        waiting += DeclaredField.all(of: type).map(\.type)
      }
    }
    return parts
  }
}

/// A type that only holds values of others.
private protocol TypeWrapper {
  static var wrapped: [Any.Type] { get }
}

extension Optional: TypeWrapper {
  fileprivate static var wrapped: [Any.Type] { [Wrapped.self] }
}

extension Array: TypeWrapper {
  fileprivate static var wrapped: [Any.Type] { [Element.self] }
}

extension Set: TypeWrapper {
  fileprivate static var wrapped: [Any.Type] { [Element.self] }
}

extension Dictionary: TypeWrapper {
  fileprivate static var wrapped: [Any.Type] { [Key.self, Value.self] }
}

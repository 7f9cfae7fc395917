/// Something of the model that a role must not store, such as the services, and how a property is known to hold it.
struct ModelKind {
  /// What a failure calls it: "services".
  let name: String
  private let types: [Any.Type]
  private let isOne: (Any) -> Bool

  /// - Parameters:
  ///   - types: The types by which such a property is declared, protocols among them.
  ///   - isOne: Says whether a value is one, whatever its property was declared to be.
  init(_ name: String, types: [Any.Type], isOne: @escaping (Any) -> Bool) {
    self.name = name
    self.types = types
    self.isOne = isOne
  }

  /// Says whether a property holds one or may hold one.
  ///
  /// A closure counts by what it takes and gives, because what it captures cannot be seen.
  func isHeld(by property: StoredProperty) -> Bool {
    property.types.contains { type in types.contains { $0 == type } }
      || property.contents.contains { isOne($0) }
      || !property.namesInClosures.isDisjoint(with: typeNames)
  }

  /// The types' names as closures mention them, where no `any` stands before a protocol.
  private var typeNames: [String] {
    types.map { String(reflecting: $0).replacing("any ", with: "") }
  }
}

extension [ModelKind] {
  /// The name of the first kind that a property holds; nil when it holds none of them.
  func name(of property: StoredProperty) -> String? {
    first { $0.isHeld(by: property) }?.name
  }
}

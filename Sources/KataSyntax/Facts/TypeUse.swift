import KataCore

/// A type that an expression names or calls, before it is known which of the program's types that is.
struct TypeUse: Hashable {
  let name: String
  let kind: TypeReference.Kind
}

import KataCore

/// A name that keeps what is worked out: of a function, or a stored property.
enum Keeper: Hashable {
  case local(function: Int, name: String)
  case property(type: Int, name: String)
}

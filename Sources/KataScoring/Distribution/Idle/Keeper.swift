/// A name that keeps what is worked out: of a function, or a stored property.
struct Keeper: Hashable {
  /// Its place among all of a program; every line asks for several, and comparing names takes long.
  let number: Int
}

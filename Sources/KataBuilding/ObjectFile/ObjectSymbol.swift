/// A name in an object file's symbol table, and who sees it.
struct ObjectSymbol: Hashable, Sendable {
  enum Binding: Hashable, Sendable {
    /// The object asks another one for it.
    case wanted
    /// No other object sees it.
    case local
    /// Merged with copies of the same name in other objects.
    case merged
    /// Visible to all.
    case global
  }

  let name: String
  let binding: Binding

  /// True when the name is of Swift's own mangling.
  var isSwift: Bool { ["$s", "$S", "$e"].contains { name.hasPrefix($0) } }

  /// True for a definition that could take the place of a C function of this name.
  ///
  /// Only the compiler makes merged ones, such as `swift_willThrowTyped` in code with typed throws: what
  /// would let a learner make one is refused in the source.
  var couldReplaceFunction: Bool { binding == .global }
}

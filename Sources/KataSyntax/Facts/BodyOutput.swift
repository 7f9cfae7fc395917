import KataCore

/// What the bodies of a program have told, by index.
///
/// A class, because every body adds to it.
final class BodyOutput {
  /// A use of a type at a place, before it is known which of the program's types the name stands for.
  struct Use {
    let from: DeclaredType
    let name: String
    /// What `from` does with the type; `captures` where the type stores a closure that captures `from`.
    let kind: TypeReference.Kind
    let location: SourceLocation
  }

  var atoms: [AtomDraft] = []
  /// The functions that a function calls.
  var calls: [Int: Set<Int>] = [:]
  var complexity: [Int: Int] = [:]
  /// The names that are called on receivers of which nothing is known.
  var unresolved: Set<String> = []
  /// The functions that are called because something changed, by name.
  var observers: Set<String> = []
  var uses: [Use] = []
}

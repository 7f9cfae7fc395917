import KataCore

/// What the bodies of a program have told, by index.
///
/// A class, because every body adds to it.
final class BodyOutput {
  /// A type that an expression names or calls, before it is known which of the program's types that is.
  struct Use: Hashable {
    let name: String
    let kind: TypeReference.Kind
  }

  /// A use of a type at a place, by a type of the program.
  struct Note: Hashable {
    let from: ObjectIdentifier
    let use: Use
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
  private(set) var notes: [Note] = []
  var captures: [CapturedOwner] = []

  func note(_ uses: [Use], from type: DeclaredType, at location: SourceLocation) {
    notes += uses.map { Note(from: ObjectIdentifier(type), use: $0, location: location) }
  }
}

import KataCore

/// A closure that captures an object strongly, and the type that stores it.
struct CapturedOwner: Hashable {
  /// The type that stores the closure, by name.
  let keeper: String
  /// The type whose object the closure captures.
  let owner: ObjectIdentifier
  let location: SourceLocation
}

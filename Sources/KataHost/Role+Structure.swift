import UIKit

/// What may be said about how a role's object is built.
extension Role {
  /// Fails the case if something in `graph` stores, or is declared to store, a type of UIKit.
  @MainActor func shouldStoreNoUIKit(in graph: ObjectGraph) throws {
    try shouldStoreNone("work without UIKit", in: graph) { property in
      property.types.contains { type in
        type is UIResponder.Type || String(reflecting: type).hasPrefix("HeadlessUIKit.")
      }
    }
  }

  /// Fails the case if a property in `graph` is one that `isForbidden`; `what` says what should be.
  @MainActor func shouldStoreNone(
    _ what: String, in graph: ObjectGraph, where isForbidden: (StoredProperty) -> Bool
  ) throws {
    let found = graph.properties.filter(isForbidden)
    guard let first = found.first else { return }
    let paths = found.map { "`\($0.path)`" }.joined(separator: ", ")
    let parts = first.path.split(separator: ".").map(String.init)
    throw Failure(
      role: self, member: parts.last, should: "The \(title) should \(what).",
      expected: "no stored property of such a type", actual: paths, types: Array(parts.prefix(1)))
  }
}

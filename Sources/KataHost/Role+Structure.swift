import UIKit

/// What may be said about how a role's object is built.
extension Role {
  /// Fails the case if something in `graph` stores, or is declared to store, a type of UIKit.
  @MainActor func shouldStoreNoUIKit(in graph: ObjectGraph) throws {
    try shouldStoreNone("work without UIKit", in: graph) { property in
      // By what it is declared to be, and by what it holds now under whatever name.
      property.contents.contains { $0 is UIResponder }
        || property.types.contains { type in
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

  /// Fails the case if what is in `reach` stores something that has a `name`, such as "services".
  @MainActor func shouldKeepNone(
    in reach: [ObjectGraph.Reach], of graph: ObjectGraph, name: (StoredProperty) -> String?
  ) throws {
    var found: [Keeping] = []
    for place in reach {
      for property in graph.properties where property.holder === place.object {
        // What a kept struct is made of is kept with it, and each of a list's elements has the same paths.
        guard let name = name(property),
          !found.contains(where: { "\(property.path).".hasPrefix("\($0.path).") })
        else { continue }
        found.append(Keeping(name: name, path: property.path, via: place.via))
      }
    }
    guard let first = found.first else { return }
    let names = Set(found.map(\.name)).sorted().map { "no \($0)" }.joined(separator: " and ")
    let parts = (first.via ?? first.path).split(separator: ".").map(String.init)
    throw Failure(
      role: self, member: parts.dropFirst().first, should: "The \(title) should keep \(names).",
      expected: "no stored property that leads there",
      actual: found.map(\.description).joined(separator: ", "), types: Array(parts.prefix(1)))
  }
}

/// A property that should not be there, and the way to it.
private struct Keeping: CustomStringConvertible {
  let name: String
  let path: String
  let via: String?

  var description: String {
    via.map { "`\($0)` leads to `\(path)` (\(name))" } ?? "`\(path)` (\(name))"
  }
}

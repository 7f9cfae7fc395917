import KataCore

/// A name of UIKit that is not there, as the compiler tells of it.
struct MissingName: Equatable {
  /// The type whose member is missing; nil where a type itself is.
  let type: String?
  let name: String

  /// Nil for any other message, and for a type that is not named as UIKit's are.
  init?(_ message: String) {
    let member = /^(?:value of type|type) '([^']+)' has no (?:dynamic )?member '([^']+)'/
    let type = /^cannot find (?:type )?'(UI[A-Z]\w*)' in scope/
    if let found = try? member.firstMatch(in: message) {
      self.type = String(found.1).filter { $0 != "?" && $0 != "!" }
      name = String(found.2)
    } else if let found = try? type.firstMatch(in: message) {
      self.type = nil
      name = String(found.1)
    } else {
      return nil
    }
  }

  /// The name there is that is nearest; nil when none is near, or when the type is not one of these.
  func nearest(in types: [UIKitType]) -> String? {
    guard let type else { return NearestName(among: types.map(\.name)).match(for: name) }
    let names = Set(members(of: type, in: types)).subtracting([name, "init"])
    return NearestName(among: names.sorted()).match(for: name)
  }

  /// The names of a type's members and of those that it inherits.
  private func members(of type: String, in types: [UIKitType]) -> [String] {
    let byName = Dictionary(types.map { ($0.name, $0) }) { first, _ in first }
    var (names, open, seen): ([String], [String], Set<String>) = ([], [type], [])
    while let next = open.popLast() {
      guard seen.insert(next).inserted, let found = byName[next] else { continue }
      names += found.members.compactMap { Self.name(in: $0.declaration) }
      open += found.inherited.split { " ,&".contains($0) }.map(String.init)
    }
    return names
  }

  private static func name(in declaration: String) -> String? {
    declaration.firstMatch(of: /\b(?:var|let|func|case) `?(\w+)/).map { String($0.1) }
  }
}

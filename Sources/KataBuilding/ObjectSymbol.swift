/// One line of `llvm-nm --format=posix`: a name, which may hold blanks, a kind, and for definitions two numbers.
struct ObjectSymbol: Hashable, Sendable {
  enum Binding: Hashable, Sendable {
    /// The object asks somebody else for it.
    case wanted
    /// Nobody else sees it.
    case local
    /// Merged with copies of the same name in other objects.
    case merged
    /// Visible to all.
    case global
  }

  let name: String
  let binding: Binding

  init?(_ line: Substring) {
    var fields = line.split(separator: " ")[...]
    // Only definitions carry an address and a size.
    for _ in 0..<2 where fields.count > 2 {
      if let last = fields.last, last.count >= 1, last.allSatisfy(\.isHexDigit), last != "U" {
        fields.removeLast()
      }
    }
    guard let kind = fields.popLast(), kind.count == 1, !fields.isEmpty else { return nil }
    name = fields.joined(separator: " ")
    switch kind {
    case "U", "w", "v": binding = .wanted
    case "W", "V": binding = .merged
    default: binding = kind == kind.uppercased() ? .global : .local
    }
  }

  /// True when the name is of Swift's own mangling.
  var isSwift: Bool { ["$s", "$S", "$e"].contains { name.hasPrefix($0) } }

  /// True for a definition that could take the place of a C function of this name.
  ///
  /// Only the compiler makes merged ones, such as `swift_willThrowTyped` in code with typed throws: what
  /// would let a learner make one is refused in the source.
  var couldReplaceFunction: Bool { binding == .global }
}

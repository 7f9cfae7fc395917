/// A move of a class's functions into a helper that works on the class, which only forwards to it.
struct HelperMove: Sendable {
  /// What takes the place of the functions of one class.
  struct Replacement {
    /// Declarations for a new file.
    var declarations: [String]
    /// Members that the class needs.
    var members: [String] = []
    /// What is left of each function's body; nil for a function that is inherited.
    var calls: [String?]
    /// A superclass for the class.
    var superclass: String?
  }

  let name: String
  let replacement: @Sendable (Host) -> Replacement

  var move: Move {
    Move(name) { draft in draft.hosts.reduce(draft) { apply(to: $1, in: $0) } }
  }

  private func apply(to host: Host, in draft: Draft) -> Draft {
    let new = replacement(host)
    var moved = host.rewriting(draft) { function in
      guard let index = host.functions.firstIndex(of: function), let call = new.calls[index] else {
        return nil
      }
      return function.member(doing: call)
    }
    var outline = Outline(moved[host.file] ?? "")
    outline.change(host.name, adding: new.members, superclass: new.superclass)
    moved[host.file] = outline.text
    moved["\(host.name)Helpers.swift"] =
      (outline.imports + [""] + new.declarations).joined(separator: "\n\n") + "\n"
    return moved
  }
}

extension Outline {
  /// Adds members to a class, and puts a superclass in front of what it inherits.
  fileprivate mutating func change(_ name: String, adding members: [String], superclass: String?) {
    let place = declarations.firstIndex { $0.name == name && $0.keyword == "class" }
    guard let place else { return }
    declarations[place].members += members.map {
      Chunk(lead: [""], lines: $0.split(separator: "\n", omittingEmptySubsequences: false))
    }
    guard let superclass else { return }
    let head = declarations[place].head
    declarations[place].head =
      head.contains("\(name): UIViewController")
      ? head.replacing("\(name): UIViewController", with: "\(name): \(superclass)")
      : head.contains("\(name):")
        ? head.replacing("\(name):", with: "\(name): \(superclass),")
        : head.replacing("\(name) {", with: "\(name): \(superclass) {")
  }
}

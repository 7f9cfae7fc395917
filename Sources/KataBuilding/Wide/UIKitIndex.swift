import Foundation
package import KataCore

/// All that a solution may use of UIKit, from the very sources that are built: the table and what is written by hand.
package struct UIKitIndex: Sendable {
  /// The types by their names.
  package let types: [UIKitType]

  /// - Throws: `TableError`, or what reading a file throws.
  package init(_ sources: KitSources) throws {
    let wide = WideSources(core: sources.standIn, wide: sources.wide)
    var written = HandwrittenTypes()
    for file in try wide.handwritten {
      written.read(try String(contentsOf: file, encoding: .utf8))
    }
    var inherited = written.inherited
    var members = written.members
    for type in try wide.table.types {
      let clause = type.inherited.joined(separator: ", ")
      if type.isWrittenByHand || inherited[type.name] == nil { inherited[type.name] = clause }
      let known = Set(members[type.name, default: []].map { Self.key($0.declaration) })
      let own = type.members.filter { !known.contains(Self.key($0.signature)) }
      members[type.name, default: []] += type.cases.map { .init(.real, "case \($0)") }
      let uncalled = Set(type.uncalled)
      members[type.name, default: []] += own.map {
        Self.member($0, uncalled.contains($0) ? .uncalled : $0.behaviour.inWords)
      }
    }
    let names = Set(inherited.keys).union(members.keys).filter { !$0.hasSuffix("Members") }
    types = names.sorted().map {
      UIKitType(name: $0, inherited: inherited[$0] ?? "", members: members[$0] ?? [])
    }
  }

  /// A protocol with all types that inherit from it.
  func heirs(of name: String) -> Set<String> {
    var names: Set<String> = [name]
    var count = 0
    while count != names.count {
      count = names.count
      for type in types where !names.isDisjoint(with: type.inheritedNames) {
        names.insert(type.name)
      }
    }
    return names
  }

  private static func member(
    _ member: TableMember, _ behaviour: UIKitType.Behaviour
  ) -> UIKitType.Member {
    let words = member.modifiers.filter { $0 != "discardable" }.map { $0 + " " }.joined()
    let declaration =
      member.keyword == "get"
      ? "var " + member.signature.dropFirst("get ".count) + " { get }" : member.signature
    return UIKitType.Member(behaviour, words + declaration)
  }

  /// What tells one member from another: the name and the labels.
  private static func key(_ declaration: String) -> String {
    let words = declaration.split { " (:".contains($0) }
    let place = words.firstIndex { ["var", "let", "func", "init", "get"].contains($0) }
    guard let place else { return declaration }
    let name = words[place] == "init" ? "init" : words.dropFirst(place + 1).first.map(String.init)
    let labels = declaration.matches(of: /[(,]\s*(\w+)/).map { String($0.1) }
    return ([name ?? ""] + (declaration.contains("func") || name == "init" ? labels : []))
      .joined(separator: ":")
  }
}

extension UIKitType {
  fileprivate var inheritedNames: [String] {
    inherited.split { !$0.isLetter && !$0.isNumber && $0 != "." }.map(String.init)
  }
}

extension TableMember.Behaviour {
  fileprivate var inWords: UIKitType.Behaviour {
    switch self {
    case .real: .real
    case .stored: .stored
    case .inert: .inert
    }
  }
}

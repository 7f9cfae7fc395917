/// One type in the table of UIKit, with its members.
package struct TableType: Hashable, Sendable {
  /// How a type is declared.
  package enum Kind: String, Sendable {
    /// A class that the table describes whole.
    case `class`
    /// A class written by hand, which inherits what the table says from a class that is made for it.
    case hand
    /// Members for a type that stands elsewhere.
    case add
    case `protocol`
    case `struct`
    case `enum`
    /// A set of options.
    case options
    /// A structure around a name.
    case names
  }

  package let kind: Kind
  /// The name with that of the type around it, such as `UITableView.Style`.
  package let name: String
  /// The superclass and protocols.
  let inherited: [String]
  /// Whether it belongs to no actor.
  let isPlain: Bool
  /// What an enumeration, a set of options or a structure of names lists.
  package let cases: [String]
  package internal(set) var members: [TableMember] = []
  /// Protocols whose members a class declares again, so that subclasses can override them.
  var mirrored: [String] = []
  /// The line of the table.
  let line: Int

  /// Reads a line such as `class UISlider : UIControl`; nil where it has no such form.
  init?(_ text: Substring, line: Int) {
    let halves = text.split(separator: " = ", maxSplits: 1)
    var words = halves[0].split(separator: " ")
    guard words.count > 1, let kind = Kind(rawValue: String(words[0])) else { return nil }
    isPlain = words.last == "plain"
    if isPlain { words.removeLast() }
    self.kind = kind
    name = String(words[1])
    inherited =
      words.count > 3 && words[2] == ":"
      ? words[3...].joined(separator: " ").split(separator: ", ").map(String.init) : []
    cases =
      halves.count > 1
      ? halves[1].split(separator: ",").map { String($0.drop { $0 == " " }) } : []
    self.line = line
  }

  /// The name without that of the type around it.
  var ownName: String { String(name.split(separator: ".").last ?? "") }

  /// The type around it; nil where it stands by itself.
  var outerName: String? {
    name.lastIndex(of: ".").map { String(name[..<$0]) }
  }

  /// The name under which the generated part of a class is declared.
  var generatedName: String { isWrittenByHand ? "\(ownName)Members" : ownName }

  /// Whether the class itself is written by hand, as it must be where members are real.
  var isWrittenByHand: Bool {
    let isOwn = members.contains { $0.behaviour == .real && !$0.isForwarding }
    return kind == .hand || kind == .class && isOwn
  }

  /// The methods of a protocol that a program writes for UIKit to call, and that are called.
  package var called: [TableMember] { methods(.real) }

  /// The methods of a protocol that a program writes for UIKit to call, and that are never called here.
  package var uncalled: [TableMember] { methods(.inert) }

  private func methods(_ behaviour: TableMember.Behaviour) -> [TableMember] {
    guard kind == .protocol else { return [] }
    return members.filter { $0.behaviour == behaviour && $0.keyword == "func" }
  }

  /// The first inherited type, which is the superclass of a class.
  var superclass: String? { inherited.first }
}

/// A type of UIKit that a solution may use, with what it has.
package struct UIKitType: Codable, Hashable, Sendable {
  /// How far the stand-in goes with a member.
  package enum Behaviour: String, CaseIterable, Codable, Sendable {
    /// Does what UIKit does.
    case real
    /// Keeps its value.
    case stored
    /// Is accepted, and nothing comes of it.
    case inert
    /// Is a method for UIKit to call, and never called here.
    case uncalled = "never called"
  }

  package struct Member: Codable, Hashable, Sendable {
    package let behaviour: Behaviour
    /// The declaration without its body.
    package let declaration: String

    package init(_ behaviour: Behaviour, _ declaration: String) {
      self.behaviour = behaviour
      self.declaration = declaration
    }
  }

  /// The name with that of the type around it, such as `UITableView.Style`.
  package let name: String
  /// What it inherits from or conforms to, as it is written; empty for nothing.
  package let inherited: String
  package let members: [Member]

  package init(name: String, inherited: String, members: [Member]) {
    self.name = name
    self.inherited = inherited
    self.members = members
  }
}

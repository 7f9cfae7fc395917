/// One case of a hidden suite, as listed when the kit is built; the verdict expects every one of them.
package struct CheckCase: Codable, Hashable, Sendable {
  /// What a suite's folder decides about.
  package enum Group: String, Codable, Sendable, CaseIterable {
    /// The screen does what it did before.
    case behaviour
    /// The parts behind the screen keep the pattern's seam.
    case structure
    /// Nothing stays in memory once the screen is gone.
    case lifetime
    /// The screen does what a change request asks for.
    case change

    /// Whether its cases use the screen as a person would, to see what it does.
    package var isAboutTheScreen: Bool { self == .behaviour || self == .change }
  }

  /// Folder and method, such as `MVP.greetsByFullName`.
  package let id: String
  package let group: Group
  /// What must hold, in one sentence that makes sense without the suite.
  package let title: String

  package init(id: String, group: Group, title: String) {
    self.id = id
    self.group = group
    self.title = title
  }
}

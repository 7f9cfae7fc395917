/// Knows which command opens what a link leads to, such as `read mvc` for `02-mvc.md`.
package struct LinkCommands: Sendable {
  private let find: @Sendable (_ destination: String) -> String?

  /// Takes a function that returns nil for destinations without a command.
  package init(_ find: @escaping @Sendable (_ destination: String) -> String?) {
    self.find = find
  }

  func command(for destination: String) -> String? { find(destination) }
}

/// Knows which command opens what a link leads to, such as `read mvc` for `02-mvc.md`.
package struct LinkCommands: Sendable {
  private let find: @Sendable (_ destination: String) -> String?

  /// Whether a command stands in full-width brackets, whatever is before it.
  let areInWideBrackets: Bool

  /// Takes a function that returns nil for destinations without a command.
  package init(
    areInWideBrackets: Bool = false,
    _ find: @escaping @Sendable (_ destination: String) -> String?
  ) {
    self.areInWideBrackets = areInWideBrackets
    self.find = find
  }

  func command(for destination: String) -> String? { find(destination) }
}

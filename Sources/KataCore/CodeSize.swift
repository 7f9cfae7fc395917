/// How much code a solution is.
package struct CodeSize: Codable, Hashable, Sendable {
  /// Lines with code, without blank lines and comments.
  package let lines: Int
  /// The types that are declared outside of other types, protocols included.
  package let types: Int

  package init(lines: Int, types: Int) {
    self.lines = lines
    self.types = types
  }
}

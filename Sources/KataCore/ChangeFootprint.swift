/// What a change has touched: a measure of how far one requirement spreads through a design.
///
/// Layout, comments and the order of declarations do not count. A type that is renamed counts as two, and a line that moves
/// from one type to another counts in both, so that a refactoring on the way makes a change look larger than it had to be.
package struct ChangeFootprint: Codable, Hashable, Sendable {
  /// The outermost types whose code differs, sorted by name; the free code of a file counts as one, by its path.
  package let touched: [String]
  /// How many of the types there are now did not exist before.
  package let added: Int
  /// How many types there are now.
  package let types: Int
  /// Tokens that are new and tokens that are gone.
  package let tokens: Int

  package init(touched: [String], added: Int, types: Int, tokens: Int) {
    self.touched = touched
    self.added = added
    self.types = types
    self.tokens = tokens
  }
}

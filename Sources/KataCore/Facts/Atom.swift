/// One statement or condition of a program: the unit that scores count.
///
/// A compound statement is no atom; its conditions and the statements in it are. A statement that holds a
/// closure is an atom without the closure's body, whose statements are atoms of their own.
package struct Atom: Hashable, Sendable {
  /// What part of the program it is.
  package enum Kind: String, Codable, Sendable {
    /// A statement, also the single expression that a getter or function returns.
    case statement
    /// An element of the conditions of `if`, `guard` or `while`, the subject of a `switch`, the sequence of a `for`.
    case condition
    /// The initial value of a stored property, unless it is a plain literal.
    case initialValue
    /// The default value of a parameter, unless it is a plain literal.
    case defaultArgument
  }

  /// Where it begins.
  package let location: SourceLocation
  /// Where it begins in its file, in UTF-8 bytes.
  package let offset: Int
  /// Its length in UTF-8 bytes, closures' bodies included.
  package let length: Int
  package let kind: Kind
  /// The function it belongs to: an index into `ProgramFacts.functions`.
  package let function: Int
  /// What it does by the names that it uses; empty for a line that names nothing of the catalogue.
  package var duties: Set<Responsibility>
  /// What it reaches outside of the program.
  package let effects: [Effect]

  package init(
    location: SourceLocation, offset: Int, length: Int, kind: Kind, function: Int,
    duties: Set<Responsibility>, effects: [Effect] = []
  ) {
    self.location = location
    self.offset = offset
    self.length = length
    self.kind = kind
    self.function = function
    self.duties = duties
    self.effects = effects
  }
}

/// How the statements of a block may be rewritten.
enum BlockForm {
  /// Statements, whose values nobody uses.
  case statements
  /// The only expression is what a function or getter gives back.
  case result
  /// The only expression has to stay one: a closure's, or a branch's that may be used as a value.
  case expression(isValue: Bool)
  /// Declarations of a file or type.
  case declarations
  /// Left as it is: a result builder's body, or one that may be.
  case untouched
}

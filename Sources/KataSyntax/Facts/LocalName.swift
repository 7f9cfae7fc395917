import SwiftSyntax

/// A constant, variable or parameter of a body.
struct LocalName {
  let type: TypeName?
  /// The atom that computed its value, as an index into the body's drafts; nil for parameters.
  var atom: Int?
  /// What it was first set to, as far as that is written.
  var value: ExprSyntax?
  /// Whether the platform passes it, such as the number of a row.
  var isPlatforms = false
}

/// The local names of a place in a body.
typealias Scope = [String: LocalName]

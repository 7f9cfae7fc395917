import SwiftSyntax

/// The local names of a place in a body.
struct Scope {
  /// A constant, variable or parameter.
  struct Local {
    let type: TypeName?
    /// The atom that computed its value, as an index into the body's drafts; nil for parameters.
    let atom: Int?
    /// What it was first set to, as far as that is written.
    var value: ExprSyntax?
    /// Whether the platform passes it, such as the number of a row.
    var isPlatforms = false
  }

  private var locals: [String: Local] = [:]

  subscript(name: String) -> Local? {
    get { locals[name] }
    set { locals[name] = newValue }
  }
}

import KataCore
import SwiftSyntax

/// A function, initialiser or accessor with its body, while a program is read.
struct DeclaredFunction {
  struct Parameter {
    let name: String
    let type: TypeName?

    init(_ node: FunctionParameterSyntax) {
      name = node.localName
      type = TypeName(node.type)
    }
  }

  /// What the platform calls a function of a screen for.
  enum Occasion {
    /// The screen's life goes on.
    case lifeCycle
    /// People did something with a view.
    case event
    /// A view asks for something.
    case question
  }

  let name: String
  let kind: FunctionFacts.Kind
  let type: DeclaredType
  let file: Int
  let isStatic: Bool
  let isEntryPoint: Bool
  let isPrivate: Bool
  let occasion: Occasion?
  let parameters: [Parameter]
  /// The default values of parameters that are more than a literal.
  let defaults: [ExprSyntax]
  let result: TypeName?
  let location: KataCore.SourceLocation
  /// What it runs: a block of statements, or the expressions of initial values.
  let body: Syntax?
}

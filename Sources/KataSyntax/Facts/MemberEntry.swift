import SwiftSyntax

/// A property, function, initialiser, subscript or case of a type, or a free one.
final class MemberEntry {
  enum Kind { case property, function, initializer, subscripting, enumCase }

  struct Parameter {
    let label: String
    let name: String
    let type: TypeSyntax?
    let isOptional: Bool
    var isVariadic = false
  }

  let name: String
  let kind: Kind
  let isStatic: Bool
  let scope: Scope
  let offset: Int
  var parameters: [Parameter] = []
  /// A property's type or a function's result.
  var type: TypeSyntax?
  var initialValue: ExprSyntax?
  /// The attributes before a property or before parameters: wrappers and result builders may be among them.
  var attributes: [AttributeSyntax] = []
  /// The functions that run when it is called, read or written.
  var function: FunctionEntry?
  var setter: FunctionEntry?
  var storage: Storage?

  /// What is known of a property that holds a value.
  struct Storage {
    var isWeak = false
    var isVariable = false
    var isPrivate = false
    var isInjected = false
  }

  /// Whether it is given a closure with statements where it is declared.
  var beginsWithWork: Bool {
    initialValue?.as(ClosureExprSyntax.self)?.statements.isEmpty == false
  }

  /// The type once it is known, so that it is looked up once; the outer nil is "not yet".
  var read: ReadType??
  var isBeingRead = false

  init(name: String, kind: Kind, isStatic: Bool, scope: Scope, offset: Int) {
    self.name = name
    self.kind = kind
    self.isStatic = isStatic
    self.scope = scope
    self.offset = offset
  }

  /// Says whether a call with these labels, and so many closures behind it, may mean this member.
  func accepts(labels: [String], trailing: Int) -> Bool {
    var next = 0
    for label in labels {
      while next < parameters.count, parameters[next].label != label { next += 1 }
      guard next < parameters.count else { return false }
      next += 1
    }
    let missing = parameters.count - labels.count - trailing
    return missing >= 0 && missing <= parameters.count { $0.isOptional }
  }
}

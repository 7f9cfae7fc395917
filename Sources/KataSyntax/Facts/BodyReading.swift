import KataCore
import SwiftSyntax

/// Reads one function's body into atoms, calls and references; a class, because its parts share what is in scope.
final class BodyReading {
  let program: FactProgram
  let types: TypeMeaning
  let scope: Scope
  let function: FunctionEntry?
  /// Whether `self` is the type instead of a value of it.
  let isStatic: Bool

  /// What names mean that the body has brought in so far; later ones shadow earlier ones.
  var locals: [(name: String, type: ReadType?)] = []
  /// What local names were given that may be called by them, with their places among `locals`.
  var kept: [String: (place: Int, value: MemberAccessExprSyntax)] = [:]
  /// The program's own wrappers of local variables, by the variables' names.
  var wrappers: [String: [TypeEntry]] = [:]
  var uses: [Use] = []
  /// The names that the atom being read brings in.
  var binds: [String] = []
  /// Above zero, reading only finds out types and leaves nothing behind.
  var mutes = 0
  var closureDepth = 0
  var nesting = 0
  var complexity = 0
  var depth = 0
  /// Whether it uses a member that the program declares or is given, not only the platform's.
  var callsDeclared = false
  /// How often `self` was used so far, implicitly too.
  var selfUses = 0
  /// What the closures and local functions around here return, innermost last; expected and found.
  var returns: [(expected: ReadType?, found: ReadType?)] = []

  /// Expressions nested deeper than this are not followed.
  static let maximumDepth = 120

  init(program: FactProgram, scope: Scope, isStatic: Bool, function: FunctionEntry?) {
    self.program = program
    types = TypeMeaning(program: program)
    self.scope = scope
    self.isStatic = isStatic
    self.function = function
  }

  convenience init(program: FactProgram, function: FunctionEntry) {
    self.init(
      program: program, scope: function.scope, isStatic: function.isStatic, function: function)
  }

  /// The type of an expression that stands for itself, such as a property's initial value.
  func type(of value: ExprSyntax) -> ReadType? {
    mutes += 1
    defer { mutes -= 1 }
    return read(value)
  }

  /// Reads the whole function.
  func readFunction() {
    guard let function else { return }
    for parameter in function.parameters {
      let type = parameter.type.flatMap { types.read($0, in: scope) }
      locals.append((parameter.name, parameter.isVariadic ? type.map { .array($0) } : type))
    }
    for (value, parameter) in function.defaults where !Self.isPlainLiteral(value) {
      let type = function.parameters[parameter].type.flatMap { types.read($0, in: scope) }
      atom(.defaultArgument, value) { _ = read(value, type) }
    }
    for attribute in function.attributes {
      noteBuilders([attribute], in: function.scope, at: attribute)
    }
    let result = function.result.flatMap { types.read($0, in: scope) }
    returns = [(result, nil)]
    switch function.body {
    case .none: break
    case .statements(let list): readStatements(list, expected: result)
    case .topLevel(let items): for item in items { readItem(item) }
    case .initialValues(let values): readInitialValues(values)
    }
    function.complexity = complexity
    function.onlyForwards = callsDeclared && Forwarding.hasShape(function)
  }

  private func readInitialValues(_ values: [(ExprSyntax, MemberEntry?)]) {
    for (value, property) in values where !Self.isPlainLiteral(value) {
      let type = property?.type.flatMap { types.read($0, in: scope) }
      atom(.initialValue, value) { _ = read(value, type) }
    }
  }

  /// Says whether a value is written down as it is, so that nothing happens when it is made.
  static func isPlainLiteral(_ value: ExprSyntax, depth: Int = 0) -> Bool {
    guard depth < 20 else { return false }
    switch value.kind {
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr: return true
    case .stringLiteralExpr:
      return value.cast(StringLiteralExprSyntax.self).segments.allSatisfy {
        $0.is(StringSegmentSyntax.self)
      }
    case .prefixOperatorExpr:
      return isPlainLiteral(value.cast(PrefixOperatorExprSyntax.self).expression, depth: depth + 1)
    case .arrayExpr:
      return value.cast(ArrayExprSyntax.self).elements.allSatisfy {
        isPlainLiteral($0.expression, depth: depth + 1)
      }
    case .dictionaryExpr:
      guard case .elements(let list) = value.cast(DictionaryExprSyntax.self).content else {
        return true
      }
      return list.allSatisfy {
        isPlainLiteral($0.key, depth: depth + 1) && isPlainLiteral($0.value, depth: depth + 1)
      }
    default: return false
    }
  }

  // MARK: Noting

  /// Makes an atom of a node with the uses that reading it notes.
  func atom(
    _ kind: Atom.Kind, _ node: some SyntaxProtocol, branch: Atom.Branch? = nil,
    otherwise: Int? = nil, _ read: () -> Void
  ) {
    let (outer, outerBinds) = (uses, binds)
    uses = []
    binds = []
    read()
    if mutes == 0, let function {
      let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
      program.atoms.append(
        AtomDraft(
          file: scope.file, offset: offset,
          length: node.endPositionBeforeTrailingTrivia.utf8Offset - offset, kind: kind,
          function: function.index, isInClosure: closureDepth > 0, uses: uses,
          binds: binds, branch: branch, otherwise: otherwise))
    }
    uses = outer
    binds = outerBinds
  }

  func note(_ use: @autoclosure () -> Use) {
    if mutes == 0 { uses.append(use()) }
  }

  func noteCall(of callee: FunctionEntry?) {
    guard mutes == 0, let callee, let function else { return }
    function.calls[callee.index, default: 0] += 1
    if callee === function { complexity += 1 }
  }

  func refer(to entry: TypeEntry?, _ kind: TypeReference.Kind, at node: some SyntaxProtocol) {
    guard mutes == 0, let entry, let type = scope.type, entry.outermost !== type.outermost else {
      return
    }
    program.refer(
      from: type, to: entry, kind, file: scope.file,
      offset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// Counts a break in the flow, with a point for every level that it is nested in.
  func complicate(nested: Bool = true) {
    if mutes == 0 { complexity += nested ? 1 + nesting : 1 }
  }

  /// Runs a part whose names and nesting end with it.
  func nested<T>(_ body: () -> T) -> T {
    let count = locals.count
    nesting += 1
    defer {
      nesting -= 1
      locals.removeSubrange(count...)
    }
    return body()
  }

  // MARK: Self

  /// The type of `self`; nil in free functions.
  var selfType: ReadType? {
    guard let entry = scope.type, let type = types.selfType(entry, bound: scope) else {
      return nil
    }
    return isStatic ? .metatype(type) : type
  }
}

extension Use {
  /// What stands for a call or a closure until it is read to its end.
  static let unread = Use(.control, name: "")
}

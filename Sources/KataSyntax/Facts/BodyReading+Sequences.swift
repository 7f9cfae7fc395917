import KataCore
import SwiftSyntax

extension BodyReading {
  /// Reads operands and operators side by side, as the parser leaves them.
  func readSequence(_ node: SequenceExprSyntax, _ expected: ReadType?) -> ReadType? {
    let elements = Array(node.elements)
    guard elements.count >= 3 else {
      for element in elements { _ = read(element) }
      return nil
    }
    if elements[1].is(AssignmentExprSyntax.self) {
      let value = elements[2...]
      let type = readTarget(elements[0], value: value)
      _ = readOperands(value, type)
      return .tuple([])
    }
    if let sign = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
      Self.isCompoundAssignment(sign)
    {
      let type = readTarget(elements[0], value: elements[2...], isCompound: true)
      note(Use(.operation, name: sign))
      _ = readOperands(elements[2...], type)
      return .tuple([])
    }
    return readOperands(elements[...], expected)
  }

  private static func isCompoundAssignment(_ sign: String) -> Bool {
    guard sign.hasSuffix("="), sign.utf8.count > 1 else { return false }
    switch sign {
    case "==", "!=", "<=", ">=", "===", "!==", "~=": return false
    default: return true
    }
  }

  /// What the operators of a sequence tell about its type.
  private struct Reading {
    var first: ReadType?
    var lastOperand: ReadType?
    var branch: ReadType?
    var cast: ReadType?
    var isComparison = false
    var isChoice = false
    var isRange = false
    var connector: String?
  }

  private func readOperands(
    _ elements: ArraySlice<ExprSyntax>, _ expected: ReadType?
  ) -> ReadType? {
    if elements.count == 1, let only = elements.first { return read(only, expected) }
    var reading = Reading()
    let asksWhole = !elements.contains { Self.isComparing($0) }
    for (position, element) in elements.enumerated() {
      if position % 2 == 1 {
        readOperator(element, &reading, expected)
      } else if let type = element.as(TypeExprSyntax.self) {
        // The target of a cast, which its operator has noted.
        reading.cast = readType(type.type)
      } else {
        let hint = asksWhole && !(reading.isChoice && position == 0) ? expected : nil
        let type = read(element, hint ?? reading.lastOperand)
        if position == 0 { reading.first = type }
        reading.lastOperand = type
      }
    }
    return Self.type(of: reading)
  }

  private static func isComparing(_ element: ExprSyntax) -> Bool {
    guard let sign = element.as(BinaryOperatorExprSyntax.self)?.operator.text else {
      return element.is(UnresolvedTernaryExprSyntax.self)
    }
    return isComparison(sign)
  }

  private static func isComparison(_ sign: String) -> Bool {
    switch sign {
    case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "&&", "||", "~=": true
    default: false
    }
  }

  private func readOperator(
    _ element: ExprSyntax, _ reading: inout Reading, _ expected: ReadType?
  ) {
    switch element.kind {
    case .binaryOperatorExpr:
      let sign = element.cast(BinaryOperatorExprSyntax.self).operator.text
      note(Use(.operation, name: sign))
      if sign == "&&" || sign == "||" {
        if reading.connector != sign { complicate(nested: false) }
        reading.connector = sign
        reading.lastOperand = nil
      }
      if Self.isComparison(sign) { reading.isComparison = true }
      if sign == "..." || sign == "..<" { reading.isRange = true }
      if sign == "??" { reading.first = reading.first?.unwrapped }
    case .unresolvedTernaryExpr:
      note(Use(.operation, name: "?:"))
      complicate()
      nesting += 1
      let branch = read(element.cast(UnresolvedTernaryExprSyntax.self).thenExpression, expected)
      nesting -= 1
      reading.branch = reading.branch ?? branch
      reading.isChoice = true
      reading.lastOperand = expected
    case .unresolvedAsExpr:
      let isOptional =
        element.cast(UnresolvedAsExprSyntax.self).questionOrExclamationMark?.text == "?"
      noteCast(of: element, isOptional: isOptional, &reading)
    case .unresolvedIsExpr:
      noteCast(of: element, isOptional: false, &reading)
      reading.isComparison = true
    default: break
    }
  }

  private func noteCast(of element: ExprSyntax, isOptional: Bool, _ reading: inout Reading) {
    // The type is the next element of the sequence.
    guard let list = element.parent?.as(ExprListSyntax.self) else { return }
    var isNext = false
    for other in list {
      if isNext, let target = other.as(TypeExprSyntax.self) {
        let type = types.read(target.type, in: scope)
        let name = type?.factName ?? "_"
        let sign = element.is(UnresolvedIsExprSyntax.self) ? "is" : "as"
        if sign == "is" || element.as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark != nil
        {
          note(Use(.cast, name: name, type: name))
        }
        return
      }
      isNext = other.id == element.id
    }
  }

  private static func type(of reading: Reading) -> ReadType? {
    if reading.isChoice { return reading.branch ?? reading.lastOperand }
    if reading.isComparison { return .bool }
    if reading.isRange { return .named("Range", nil, reading.first.map { [$0] } ?? []) }
    if let cast = reading.cast { return cast }
    return reading.first ?? reading.lastOperand
  }

  // MARK: Assignments

  /// Notes what an assignment writes; returns its type.
  private func readTarget(
    _ target: ExprSyntax, value: ArraySlice<ExprSyntax>, isCompound: Bool = false
  ) -> ReadType? {
    switch target.kind {
    case .discardAssignmentExpr:
      note(Use(.write, name: "_"))
      return nil
    case .tupleExpr:
      for element in target.cast(TupleExprSyntax.self).elements {
        _ = readTarget(element.expression, value: value)
      }
      return nil
    default:
      let computes = isCompound || value.count > 1 && value.contains { $0.computes() }
      let isComputed = computes || value.count == 1 && value.first.map(unboxed)?.computes() == true
      markInjection(target, value)
      return readChain(target, nil, isWritten: true, isComputed: isComputed)
    }
  }

  /// A property that a parameter is stored in may be set from outside.
  private func markInjection(_ target: ExprSyntax, _ value: ArraySlice<ExprSyntax>) {
    guard mutes == 0, closureDepth == 0, let function, !function.isPrivate,
      function.kind == .initializer || function.kind == .function,
      let owner = scope.type, let name = target.ownPropertyName,
      let first = value.first.map(unboxed),
      let root = first.rootName, function.parameters.contains(where: { $0.name == root })
    else { return }
    if target.is(DeclReferenceExprSyntax.self), locals.contains(where: { $0.name == name }) {
      return
    }
    for member in owner.members[name] ?? [] where member.kind == .property {
      member.storage?.isInjected = true
    }
  }
}

extension ExprSyntax {
  /// The property in `self.property` and `property`.
  fileprivate var ownPropertyName: String? {
    guard let access = self.as(MemberAccessExprSyntax.self) else { return plainName }
    return access.base?.plainName == "self" ? access.declName.baseName.plainText : nil
  }

  /// The name that a chain of reads begins with.
  fileprivate var rootName: String? {
    var expression = self
    for _ in 0..<40 {
      if let name = expression.plainName { return name }
      if let access = expression.as(MemberAccessExprSyntax.self), let base = access.base {
        expression = base
      } else if let inner = expression.as(OptionalChainingExprSyntax.self)?.expression
        ?? expression.as(ForceUnwrapExprSyntax.self)?.expression
      {
        expression = inner
      } else {
        return nil
      }
    }
    return nil
  }
}

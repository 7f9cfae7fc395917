import KataCore
import SwiftSyntax

extension BodyReading {
  /// Brings in the names of a plain pattern, such as `name` or `(key, value)`.
  func bind(_ pattern: PatternSyntax, _ type: ReadType?) {
    switch pattern.kind {
    case .identifierPattern:
      let name = pattern.cast(IdentifierPatternSyntax.self).identifier.plainText
      if mutes == 0 { binds.append(name) }
      // `guard let self` leaves self what it was.
      if name != "self" { locals.append((name, type)) }
    case .tuplePattern:
      for (index, element) in pattern.cast(TuplePatternSyntax.self).elements.enumerated() {
        bind(element.pattern, type?.part(index, label: element.label?.plainText))
      }
    case .valueBindingPattern: bind(pattern.cast(ValueBindingPatternSyntax.self).pattern, type)
    case .expressionPattern: bind(pattern.cast(ExpressionPatternSyntax.self).expression, type)
    default: break
    }
  }

  /// Brings in the names of `if let (key, value)`, which the parser takes for a value.
  private func bind(_ expression: ExprSyntax, _ type: ReadType?) {
    switch expression.kind {
    case .patternExpr: bind(expression.cast(PatternExprSyntax.self).pattern, type)
    case .tupleExpr:
      for (index, element) in expression.cast(TupleExprSyntax.self).elements.enumerated() {
        bind(element.expression, type?.part(index, label: element.label?.plainText))
      }
    default: break
    }
  }

  /// Notes what a pattern matches and brings in what it binds.
  func readPattern(_ pattern: PatternSyntax, _ type: ReadType?) {
    guard depth < Self.maximumDepth else { return }
    depth += 1
    defer { depth -= 1 }
    switch pattern.kind {
    case .valueBindingPattern:
      readPattern(pattern.cast(ValueBindingPatternSyntax.self).pattern, type)
    case .expressionPattern:
      readPattern(pattern.cast(ExpressionPatternSyntax.self).expression, type)
    case .tuplePattern:
      for (index, element) in pattern.cast(TuplePatternSyntax.self).elements.enumerated() {
        readPattern(element.pattern, type?.part(index, label: element.label?.plainText))
      }
    case .isTypePattern:
      let cast = readType(pattern.cast(IsTypePatternSyntax.self).type)
      note(Use(.cast, name: cast?.factName ?? "is", type: cast?.factName))
    default: bind(pattern, type)
    }
  }

  private func readPattern(_ expression: ExprSyntax, _ type: ReadType?) {
    guard depth < Self.maximumDepth else { return }
    depth += 1
    defer { depth -= 1 }
    switch expression.kind {
    case .patternExpr: readPattern(expression.cast(PatternExprSyntax.self).pattern, type)
    case .memberAccessExpr: notePattern(expression.cast(MemberAccessExprSyntax.self), type)
    case .functionCallExpr:
      let call = expression.cast(FunctionCallExprSyntax.self)
      guard let name = call.calledExpression.as(MemberAccessExprSyntax.self) else {
        _ = read(expression, type)
        return
      }
      let payload = notePattern(name, type, call.arguments.map { $0.label?.plainText ?? "" })
      for (index, argument) in call.arguments.enumerated() {
        readPattern(argument.expression, payload.indices.contains(index) ? payload[index] : nil)
      }
    case .optionalChainingExpr:
      readPattern(expression.cast(OptionalChainingExprSyntax.self).expression, type?.unwrapped)
    case .tupleExpr:
      let elements = expression.cast(TupleExprSyntax.self).elements
      for (index, element) in elements.enumerated() {
        let part = elements.count == 1 ? type : type?.part(index, label: element.label?.plainText)
        readPattern(element.expression, part)
      }
    case .sequenceExpr: readCastPattern(expression.cast(SequenceExprSyntax.self), type)
    case .discardAssignmentExpr: break
    default: _ = read(expression, type)
    }
  }

  /// Reads `let failure as NetworkError`; any other sequence is compared as it is.
  private func readCastPattern(_ sequence: SequenceExprSyntax, _ type: ReadType?) {
    let elements = Array(sequence.elements)
    guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
      let cast = elements[2].as(TypeExprSyntax.self)
    else {
      _ = read(ExprSyntax(sequence), type)
      return
    }
    let target = readType(cast.type)
    note(Use(.cast, name: target?.factName ?? "as", type: target?.factName))
    readPattern(elements[0], target)
  }

  /// Notes an enum's case; returns the types of what it carries.
  @discardableResult
  private func notePattern(
    _ access: MemberAccessExprSyntax, _ type: ReadType?, _ labels: [String] = []
  ) -> [ReadType?] {
    let name = access.declName.baseName.plainText
    var subject = type
    if let base = access.base, let named = base.plainName {
      subject = types.name(named, in: scope) ?? type
      refer(to: subject?.entry, .mentions, at: base)
    }
    if name == "some", case .optional(let inner)? = type {
      note(Use(.pattern, name: name, on: inner.factName, labels: labels))
      return [inner]
    }
    let unwrapped = subject?.unwrapped
    note(Use(.pattern, name: name, on: unwrapped?.factName, labels: labels))
    refer(to: unwrapped?.entry, .mentions, at: access)
    guard let unwrapped else { return [] }
    if case .named("Result", nil, let arguments) = unwrapped, arguments.count == 2 {
      return [name == "success" ? arguments[0] : arguments[1]]
    }
    let found = program.find(name, on: unwrapped, isStatic: true, call: nil)
    if case .function(let parameters, _)? = found.type { return parameters }
    return []
  }
}

extension ReadType {
  /// The type of one part of a tuple.
  func part(_ index: Int, label: String?) -> ReadType? {
    guard case .tuple(let parts) = self else { return nil }
    if let label, let part = parts.first(where: { $0.label == label }) { return part.type }
    return parts.indices.contains(index) ? parts[index].type : nil
  }
}

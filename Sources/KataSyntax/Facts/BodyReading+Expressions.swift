import KataCore
import SwiftSyntax

extension BodyReading {
  /// Notes what an expression does; returns its type where that can be told.
  ///
  /// - Parameter expected: what the place asks for, which gives `.name` and closures their meaning.
  func read(_ expression: ExprSyntax, _ expected: ReadType? = nil) -> ReadType? {
    guard depth < Self.maximumDepth else { return nil }
    depth += 1
    defer { depth -= 1 }
    switch expression.kind {
    case .functionCallExpr, .memberAccessExpr, .subscriptCallExpr, .optionalChainingExpr,
      .forceUnwrapExpr, .declReferenceExpr, .genericSpecializationExpr, .superExpr:
      return readChain(expression, expected)
    case .sequenceExpr: return readSequence(expression.cast(SequenceExprSyntax.self), expected)
    case .tryExpr, .awaitExpr, .unsafeExpr, .copyExpr, .consumeExpr, .borrowExpr, .inOutExpr:
      return readMarked(expression, expected)
    case .closureExpr: return readClosure(expression.cast(ClosureExprSyntax.self), expected)
    case .stringLiteralExpr:
      return readText(expression.cast(StringLiteralExprSyntax.self), expected)
    case .integerLiteralExpr: return literal("number", expected ?? .int)
    case .floatLiteralExpr: return literal("number", expected ?? .foreign("Double"))
    case .booleanLiteralExpr: return literal("boolean", .bool)
    case .nilLiteralExpr: return literal("nil", expected)
    case .regexLiteralExpr: return literal("regex", .foreign("Regex"))
    case .arrayExpr: return readArray(expression.cast(ArrayExprSyntax.self), expected)
    case .dictionaryExpr:
      return readDictionary(expression.cast(DictionaryExprSyntax.self), expected)
    case .tupleExpr: return readTuple(expression.cast(TupleExprSyntax.self), expected)
    case .prefixOperatorExpr:
      let node = expression.cast(PrefixOperatorExprSyntax.self)
      let isNumber =
        node.expression.is(IntegerLiteralExprSyntax.self)
        || node.expression.is(FloatLiteralExprSyntax.self)
      if !isNumber { note(Use(.operation, name: node.operator.text)) }
      return read(node.expression, expected)
    case .postfixOperatorExpr:
      let node = expression.cast(PostfixOperatorExprSyntax.self)
      note(Use(.operation, name: node.operator.text))
      return read(node.expression)
    case .ifExpr: return readIf(expression.cast(IfExprSyntax.self), expected)
    case .switchExpr: return readSwitch(expression.cast(SwitchExprSyntax.self), expected)
    case .keyPathExpr: return readKeyPath(expression.cast(KeyPathExprSyntax.self), expected)
    case .macroExpansionExpr: return readMacro(expression.cast(MacroExpansionExprSyntax.self))
    case .typeExpr:
      return readType(expression.cast(TypeExprSyntax.self).type).map { .metatype($0) }
    case .postfixIfConfigExpr:
      return expression.cast(PostfixIfConfigExprSyntax.self).base.flatMap { read($0, expected) }
    default: return nil
    }
  }

  private func literal(_ name: String, _ type: ReadType?) -> ReadType? {
    note(Use(.literal, name: name))
    return type
  }

  /// Reads what stands behind `try`, `await`, `&` and their like, however many there are.
  private func readMarked(_ expression: ExprSyntax, _ expected: ReadType?) -> ReadType? {
    var (inner, isOptional) = (expression, false)
    while let next = inner.withoutMark {
      if inner.as(TryExprSyntax.self)?.questionOrExclamationMark?.text == "?" { isOptional = true }
      inner = next
    }
    let type = read(inner, expected)
    return isOptional ? type.map { .optional($0) } : type
  }

  private func readArray(_ node: ArrayExprSyntax, _ expected: ReadType?) -> ReadType? {
    note(Use(.literal, name: "array"))
    var element = expected?.element
    for item in node.elements {
      let type = read(item.expression, element)
      element = element ?? type
    }
    if let expected, case .named = expected.unwrapped { return expected }
    return element.map { .array($0) }
  }

  private func readDictionary(
    _ node: DictionaryExprSyntax, _ expected: ReadType?
  ) -> ReadType? {
    note(Use(.literal, name: "dictionary"))
    guard case .elements(let list) = node.content else { return expected }
    var (key, value): (ReadType?, ReadType?)
    if case .dictionary(let left, let right)? = expected?.unwrapped { (key, value) = (left, right) }
    for element in list {
      let left = read(element.key, key)
      let right = read(element.value, value)
      (key, value) = (key ?? left, value ?? right)
    }
    guard let key, let value else { return nil }
    return .dictionary(key, value)
  }

  private func readTuple(_ node: TupleExprSyntax, _ expected: ReadType?) -> ReadType? {
    if node.elements.count == 1, let only = node.elements.first {
      return read(only.expression, expected)
    }
    var parts: [(label: String?, type: ReadType?)] = []
    for (index, element) in node.elements.enumerated() {
      let label = element.label?.plainText
      parts.append((label, read(element.expression, expected?.part(index, label: label))))
    }
    return .tuple(parts)
  }

  private func readKeyPath(_ node: KeyPathExprSyntax, _ expected: ReadType?) -> ReadType? {
    let root = node.root.flatMap { readType($0) } ?? expected?.rootOfPath
    var type = root
    for component in node.components {
      guard case .property(let property) = component.component else { continue }
      let name = property.declName.baseName.plainText
      let found = type.map { program.find(name, on: $0, isStatic: false, call: nil) }
      note(Use(.read, name: name, on: found?.on, type: found?.type?.factName))
      refer(to: found?.member?.scope.type, .calls, at: node)
      type = found?.type
    }
    return root.flatMap { root in type.map { .named("KeyPath", nil, [root, $0]) } }
  }

  private func readMacro(_ node: MacroExpansionExprSyntax) -> ReadType? {
    let isSelector = node.macroName.text == "selector"
    for argument in node.arguments {
      if isSelector, mutes == 0, let name = argument.expression.selectorName, let owner = scope.type
      {
        program.selectors.append((owner, name))
      }
      _ = read(argument.expression)
    }
    if let closure = node.trailingClosure { _ = readClosure(closure, nil) }
    return isSelector ? .foreign("Selector") : nil
  }
}

extension ExprSyntax {
  /// What stands behind a word or sign that changes nothing about what is read.
  var withoutMark: ExprSyntax? {
    switch kind {
    case .tryExpr: self.cast(TryExprSyntax.self).expression
    case .awaitExpr: self.cast(AwaitExprSyntax.self).expression
    case .unsafeExpr: self.cast(UnsafeExprSyntax.self).expression
    case .copyExpr: self.cast(CopyExprSyntax.self).expression
    case .consumeExpr: self.cast(ConsumeExprSyntax.self).expression
    case .borrowExpr: self.cast(BorrowExprSyntax.self).expression
    case .inOutExpr: self.cast(InOutExprSyntax.self).expression
    default: nil
    }
  }

  /// The last name in what a `#selector` holds.
  fileprivate var selectorName: String? {
    if let access = self.as(MemberAccessExprSyntax.self) {
      return access.declName.baseName.plainText
    }
    return plainName
  }

  /// Says whether a value that is handed over is more than a name, a literal or a chain of reads.
  func computes(depth: Int = 0) -> Bool {
    guard depth < 30 else { return true }
    switch kind {
    case .tryExpr, .awaitExpr, .unsafeExpr, .copyExpr, .consumeExpr, .borrowExpr, .inOutExpr:
      return withoutMark?.computes(depth: depth + 1) ?? false
    case .sequenceExpr:
      let elements = self.cast(SequenceExprSyntax.self).elements
      return elements.contains {
        $0.kind != .unresolvedAsExpr && $0.kind != .typeExpr && $0.computes(depth: depth + 1)
      }
    case .binaryOperatorExpr, .unresolvedTernaryExpr, .unresolvedIsExpr, .postfixOperatorExpr,
      .ifExpr, .switchExpr:
      return true
    case .functionCallExpr:
      let call = self.cast(FunctionCallExprSyntax.self)
      // `.failure(error)` only wraps what it is given.
      let isCase = call.calledExpression.as(MemberAccessExprSyntax.self).map { $0.base == nil }
      return isCase != true || call.arguments.contains { $0.expression.computes(depth: depth + 1) }
    case .memberAccessExpr:
      return self.cast(MemberAccessExprSyntax.self).base?.computes(depth: depth + 1) ?? false
    case .optionalChainingExpr:
      return self.cast(OptionalChainingExprSyntax.self).expression.computes(depth: depth + 1)
    case .forceUnwrapExpr:
      return self.cast(ForceUnwrapExprSyntax.self).expression.computes(depth: depth + 1)
    case .subscriptCallExpr:
      return self.cast(SubscriptCallExprSyntax.self).calledExpression.computes(depth: depth + 1)
    case .stringLiteralExpr:
      return self.cast(StringLiteralExprSyntax.self).segments.contains {
        $0.is(ExpressionSegmentSyntax.self)
      }
    case .prefixOperatorExpr: return !BodyReading.isPlainLiteral(self)
    case .tupleExpr:
      return self.cast(TupleExprSyntax.self).elements.contains {
        $0.expression.computes(depth: depth + 1)
      }
    case .arrayExpr:
      return self.cast(ArrayExprSyntax.self).elements.contains {
        $0.expression.computes(depth: depth + 1)
      }
    case .dictionaryExpr:
      guard case .elements(let list) = self.cast(DictionaryExprSyntax.self).content else {
        return false
      }
      return list.contains { $0.value.computes(depth: depth + 1) }
    default: return false
    }
  }
}

import KataCore
import SwiftSyntax

/// Mutants of operators and literals.
extension InstrumentationWalk {
  /// The most arithmetic that a sequence may hold for all of it to be mutated.
  private static let maximumArithmetic = 3

  func mutate(_ node: SequenceExprSyntax) {
    let sequence = SequenceOperations(node)
    let arithmetic = sequence.operations.filter {
      BinaryOperatorMutant($0.text)?.operator == .arithmetic
    }
    if arithmetic.count >= 2 || sequence.top == nil { settleLiterals(among: sequence.elements) }
    for operation in sequence.operations {
      switch operation.text {
      case "==", "!=": negate(operation, of: sequence)
      case "?:": swap(operation, of: sequence)
      case "+=", "-=", "*=", "/=": mutateAssignment(operation, of: sequence)
      default:
        guard let mutant = BinaryOperatorMutant(operation.text) else { continue }
        let isOneOfMany =
          mutant.operator == .arithmetic && arithmetic.count > Self.maximumArithmetic
        guard
          !isOneOfMany
            || operation.left.lowerBound == 0
              && operation.right.upperBound == sequence.elements.count
        else { continue }
        exchange(operation, mutant, of: sequence)
      }
    }
  }

  private func exchange(
    _ operation: SequenceOperations.Operation, _ mutant: BinaryOperatorMutant,
    of sequence: SequenceOperations
  ) {
    let whole = operation.left.lowerBound..<operation.right.upperBound
    guard
      !sequence.elements[whole].contains(where: {
        $0.is(TupleExprSyntax.self) && $0.bare.is(TupleExprSyntax.self)
      })
    else { return }
    settleSame(operation, of: sequence)
    let texts = texts(operation, of: sequence)
    guard
      let key = addMutant(
        mutant.operator, at: operation.node.extent.lowerBound,
        "\(texts.left) \(operation.text) \(texts.right)",
        "\(texts.left) \(mutant.replacement) \(texts.right)")
    else { return }
    put("\(mutant.function)(#, ", ")", around: sequence.range(of: whole), for: [key])
    draft.changes.append(TokenChange(range: operation.node.extent, key: key, replacement: ","))
  }

  private func negate(
    _ operation: SequenceOperations.Operation, of sequence: SequenceOperations
  ) {
    let texts = texts(operation, of: sequence)
    let other = operation.text == "==" ? "!=" : "=="
    guard
      let key = addMutant(
        .negatedCondition, at: operation.node.extent.lowerBound,
        "\(texts.left) \(operation.text) \(texts.right)", "\(texts.left) \(other) \(texts.right)")
    else { return }
    let whole = operation.left.lowerBound..<operation.right.upperBound
    put("kata_if(#, ", ")", around: sequence.range(of: whole), for: [key])
  }

  private func swap(_ operation: SequenceOperations.Operation, of sequence: SequenceOperations) {
    guard let ternary = operation.node.as(UnresolvedTernaryExprSyntax.self) else { return }
    let texts = texts(operation, of: sequence)
    let first = text(ternary.thenExpression.extent)
    guard
      let key = addMutant(
        .ternarySwap, at: ternary.questionMark.extent.lowerBound,
        "\(texts.left) ? \(first) : \(texts.right)", "\(texts.left) ? \(texts.right) : \(first)")
    else { return }
    let condition = sequence.elements[operation.left.lowerBound].unmarked.bare
    if operation.left.count == 1 { settled.insert(condition.id) }
    put("kata_if(#, ", ")", around: sequence.range(of: operation.left), for: [key])
  }

  private func mutateAssignment(
    _ operation: SequenceOperations.Operation, of sequence: SequenceOperations
  ) {
    let isSum = operation.text == "+=" || operation.text == "-="
    let other = ["+=": "-=", "-=": "+=", "*=": "/=", "/=": "*="][operation.text] ?? ""
    let texts = texts(operation, of: sequence)
    guard
      let key = addMutant(
        .arithmetic, at: operation.node.extent.lowerBound,
        "\(texts.left) \(operation.text) \(texts.right)",
        "\(texts.left) \(other) \(texts.right)")
    else { return }
    put(
      isSum ? "kata_sign(#, " : "kata_inverse(#, ", ")",
      around: sequence.range(of: operation.right),
      for: [key])
  }

  private func texts(
    _ operation: SequenceOperations.Operation, of sequence: SequenceOperations
  ) -> (left: String, right: String) {
    (text(sequence.range(of: operation.left)), text(sequence.range(of: operation.right)))
  }

  // MARK: Literals

  func mutateLiteral(_ node: ExprSyntax) {
    guard !settled.contains(node.id), let other = OtherLiteral.text(for: node) else { return }
    let range = node.extent
    guard let key = addMutant(.literal, at: range.lowerBound, text(range), other) else { return }
    if node.is(BooleanLiteralExprSyntax.self) {
      put("kata_if(#, ", ")", around: range, for: [key])
    } else {
      put("(kata_on(#) ? \(other) : ", ")", around: range, for: [key])
    }
  }

  func settleLiterals(of call: FunctionCallExprSyntax) {
    settleLiterals(among: call.arguments.map(\.expression))
  }

  private func settleLiterals(among nodes: [ExprSyntax]) {
    for node in nodes where OtherLiteral.text(for: node) != nil { settled.insert(node.id) }
  }

  /// `n < 3` with its boundary moved is `n < 4`.
  private func settleSame(
    _ operation: SequenceOperations.Operation, of sequence: SequenceOperations
  ) {
    let same: Range<Int>
    switch operation.text {
    case "<", ">=": same = operation.right
    case ">", "<=": same = operation.left
    default: return
    }
    let operand = sequence.elements[same.lowerBound]
    if same.count == 1, operand.is(IntegerLiteralExprSyntax.self) { settled.insert(operand.id) }
  }
}

import SwiftSyntax

/// The operations of a flat sequence of operands and operators, told by the precedence of Swift's own operators.
struct SequenceOperations {
  struct Operation {
    let text: String
    let node: ExprSyntax
    /// The operands, as indices into the sequence.
    let left: Range<Int>
    let right: Range<Int>
  }

  /// Longer sequences are left alone.
  private static let maximumLength = 49

  let elements: [ExprSyntax]
  /// The loosest first, an operation before those in its operands; empty when one of them is not Swift's own.
  private(set) var operations: [Operation] = []
  /// The operation that gives the whole its value.
  private(set) var top: Operation?

  init(_ node: SequenceExprSyntax) {
    elements = Array(node.elements)
    guard elements.count >= 3, elements.count % 2 == 1, elements.count <= Self.maximumLength
    else { return }
    var levels: [Int] = []
    for index in stride(from: 1, to: elements.count, by: 2) {
      guard let level = Self.level(of: elements[index]) else { return }
      levels.append(level)
    }
    top = fold(0..<elements.count, levels)
  }

  /// The bytes of some of the sequence, without the `try` and `await` before it.
  func range(of part: Range<Int>) -> Range<Int> {
    let start = elements[part.lowerBound].unmarked.positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<elements[part.upperBound - 1].endPositionBeforeTrailingTrivia.utf8Offset
  }

  @discardableResult
  private mutating func fold(_ part: Range<Int>, _ levels: [Int]) -> Operation? {
    guard part.count >= 3 else { return nil }
    var best = part.lowerBound + 1
    for index in stride(from: best + 2, to: part.upperBound, by: 2) {
      let (level, lowest) = (levels[index / 2], levels[best / 2])
      // The last of equals binds loosest, but for what groups from the right.
      if level < lowest || (level == lowest && !Self.groupsFromRight(level)) { best = index }
    }
    let operation = Operation(
      text: Self.text(of: elements[best]), node: elements[best], left: part.lowerBound..<best,
      right: (best + 1)..<part.upperBound)
    operations.append(operation)
    fold(operation.left, levels)
    fold(operation.right, levels)
    return operation
  }

  private static func text(of node: ExprSyntax) -> String {
    if let node = node.as(BinaryOperatorExprSyntax.self) { return node.operator.text }
    if node.is(UnresolvedTernaryExprSyntax.self) { return "?:" }
    if node.is(AssignmentExprSyntax.self) { return "=" }
    if node.is(UnresolvedAsExprSyntax.self) { return "as" }
    return node.is(UnresolvedIsExprSyntax.self) ? "is" : ""
  }

  private static func groupsFromRight(_ level: Int) -> Bool { level <= 1 || level == 5 }

  /// How tight an operator binds.
  private static func level(of node: ExprSyntax) -> Int? {
    switch text(of: node) {
    case "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=":
      0
    case "?:": 1
    case "||": 2
    case "&&": 3
    case "<", "<=", ">", ">=", "==", "!=", "===", "!==", "~=": 4
    case "??": 5
    case "as", "is": 6
    case "..<", "...": 7
    case "+", "-", "&+", "&-", "|", "^": 8
    case "*", "/", "%", "&*", "&": 9
    case "<<", ">>", "&<<", "&>>": 10
    default: nil
    }
  }
}

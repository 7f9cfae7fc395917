import KataCore
import SwiftSyntax

/// Finds the places of one file that are rewritten.
final class InstrumentationWalk: SyntaxVisitor {
  let file: ParsedFile
  let forms: BlockForms
  var draft = FileDraft()
  /// Expressions whose mutant is made, or is not wanted, because of where they stand.
  var settled: Set<SyntaxIdentifier> = []
  /// The places that have a mutant.
  var mutated: Set<MutantKey> = []
  private let bytes: [UInt8]

  init(file: ParsedFile, builders: BuilderNames) {
    self.file = file
    forms = BlockForms(builders: builders)
    bytes = Array(file.source.text.utf8)
    super.init(viewMode: .sourceAccurate)
  }

  /// The learner's text on one line.
  func text(_ range: Range<Int>) -> String {
    let words = String(decoding: bytes[range], as: UTF8.self).split { $0.isWhitespace }
    return words.joined(separator: " ")
  }

  // MARK: What is never touched

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: CatchItemListSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: GenericArgumentClauseSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: PostfixIfConfigExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: TypeExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let elements = node.elements { walk(elements) }
    return .skipChildren
  }

  // MARK: What is rewritten

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    rewrite(node)
  }

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    rewrite(node)
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    rewrite(node)
    return .visitChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    rewrite(node)
    return .visitChildren
  }

  override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind {
    pass(node.condition)
    negate(node.condition)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteInitialValues(node)
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    guard let value = node.defaultValue?.value else { return .skipChildren }
    guard !value.isPlainLiteral, !MacroSearch.finds(in: value) else {
      return .skipChildren
    }
    pass(value)
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    mutate(node)
    return .visitChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if node.operator.text == "!" { negateOperand(of: node) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.isAssertion { settleLiterals(of: node) }
    return .visitChildren
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    mutateLiteral(ExprSyntax(node))
    return .skipChildren
  }

  override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    mutateLiteral(ExprSyntax(node))
    return .skipChildren
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    mutateLiteral(ExprSyntax(node))
    return .skipChildren
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    mutateLiteral(ExprSyntax(node))
    return .visitChildren
  }
}

/// Looks for macros, which speak of the place where they stand.
private final class MacroSearch: SyntaxVisitor {
  private var isFound = false

  static func finds(in node: ExprSyntax) -> Bool {
    let search = MacroSearch(viewMode: .sourceAccurate)
    search.walk(node)
    return search.isFound
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    isFound = true
    return .skipChildren
  }
}

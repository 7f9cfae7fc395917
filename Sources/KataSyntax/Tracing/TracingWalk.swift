import KataCore
import SwiftSyntax

/// Finds the methods of one file, and what to write at their beginnings.
final class TracingWalk: SyntaxVisitor {
  private(set) var methods: [TracedSources.Method] = []
  private(set) var edits: [TextEdit] = []
  private let firstNumber: Int
  private var types: [String] = []

  init(firstNumber: Int) {
    self.firstNumber = firstNumber
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.plainText)
  }
  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.plainText)
  }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.plainText)
  }
  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.plainText)
  }
  override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.dottedName.last ?? node.extendedType.trimmedDescription)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

  private func enter(_ type: String) -> SyntaxVisitorContinueKind {
    types.append(type)
    return .visitChildren
  }

  // MARK: Methods

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let body = node.body else { return .skipChildren }
    let result = node.signature.returnClause?.type
    let isVoid = result.map { ["Void", "()"].contains($0.trimmedDescription) } ?? true
    let base = MovedName.original(of: node.name.plainText) ?? node.name.plainText
    note(base + labels(of: node.signature.parameterClause), body, returnsValue: !isVoid)
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if let body = node.body {
      note("init" + labels(of: node.signature.parameterClause), body, returnsValue: false)
    }
    return .visitChildren
  }

  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    let property = node.parent?.parent?.parent?.as(PatternBindingSyntax.self)?.pattern
      .trimmedDescription
    let name = property.map { MovedName.original(of: $0) ?? $0 }
    // What a getter computes is asked for all the time, and is no step of the way.
    switch node.accessorSpecifier.tokenKind {
    case .keyword(.set), .keyword(.didSet), .keyword(.willSet):
      if let body = node.body, let name {
        note("\(name) \(node.accessorSpecifier.text)", body, returnsValue: false)
      }
    default: break
    }
    return .visitChildren
  }

  private static func isMoved(_ token: TokenSyntax) -> Bool {
    // Texts that are shown may have the sign in them.
    guard case .identifier(let name) = token.tokenKind else { return false }
    return MovedName.original(of: name) != nil
  }

  private func labels(of clause: FunctionParameterClauseSyntax) -> String {
    "(\(clause.parameters.map { $0.firstName.plainText + ":" }.joined()))"
  }

  private func note(_ name: String, _ body: CodeBlockSyntax, returnsValue: Bool) {
    // What only leads to an override in an extension is the bridge's.
    guard !body.tokens(viewMode: .sourceAccurate).contains(where: Self.isMoved) else { return }
    var value: Int?
    if returnsValue, body.statements.count == 1, let only = body.statements.first {
      switch only.item {
      case .expr(let expression):
        // One that never comes back gives nothing back either.
        guard expression.call?.isAssertion != true else { break }
        value = expression.extent.lowerBound
      case .stmt(let statement) where statement.is(ExpressionStmtSyntax.self):
        // Its branches may return or be the value, which only the compiler can tell.
        return
      default: break
      }
    }
    let start = body.leftBrace.extent.upperBound
    let number = firstNumber + methods.count
    methods.append(TracedSources.Method(type: types.last, name: name))
    edits.append(TextEdit(range: start..<start, replacement: " kata_enter(\(number)); "))
    if let value { edits.append(TextEdit(range: value..<value, replacement: "return ")) }
  }
}

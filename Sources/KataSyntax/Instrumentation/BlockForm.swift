import SwiftSyntax

/// How the statements of a block may be rewritten.
enum BlockForm {
  /// Statements, whose values nobody uses.
  case statements
  /// The only expression is what a function or getter gives back.
  case result
  /// The only expression has to stay one: a closure's, or a branch's that may be used as a value.
  case expression(isValue: Bool)
  /// Declarations of a file or type.
  case declarations
  /// Left as it is: a result builder's body, or one that may be.
  case untouched
}

/// Finds out how blocks may be rewritten.
struct BlockForms {
  let builders: BuilderNames

  func form(of list: CodeBlockItemListSyntax) -> BlockForm {
    guard let parent = list.parent else { return .untouched }
    switch parent.kind {
    case .sourceFile: return .declarations
    case .codeBlock: return parent.parent.map { form(of: list, in: $0) } ?? .untouched
    case .accessorBlock: return getter(list, of: parent.cast(AccessorBlockSyntax.self))
    case .closureExpr: return form(of: list, in: parent.cast(ClosureExprSyntax.self))
    case .switchCase: return branch(list, of: Self.statement(around: parent))
    case .ifConfigClause: return conditional(parent)
    default: return .untouched
    }
  }

  private func form(of list: CodeBlockItemListSyntax, in owner: Syntax) -> BlockForm {
    switch owner.kind {
    case .functionDecl:
      let function = owner.cast(FunctionDeclSyntax.self)
      if builders.mark(function.attributes) { return .untouched }
      return body(list, result: function.signature.returnClause?.type)
    case .accessorDecl: return accessor(list, owner.cast(AccessorDeclSyntax.self))
    case .ifExpr: return branch(list, of: owner)
    default: return .statements
    }
  }

  // MARK: Functions

  /// The form of a body that gives back a value of a type; nil for none.
  private func body(_ list: CodeBlockItemListSyntax, result: TypeSyntax?) -> BlockForm {
    guard let result, !Self.isVoid(result) else { return .statements }
    if list.count == 1, let only = list.first {
      if Self.branches(of: only) != nil {
        return ReturnSearch.finds(in: list) ? .statements : .result
      }
      if case .expr(let expression) = only.item {
        return expression.call?.isAssertion == true ? .statements : .result
      }
      if case .decl(let decl) = only.item, decl.is(IfConfigDeclSyntax.self) { return .untouched }
      return .statements
    }
    guard !ReturnSearch.finds(in: list), let last = list.last?.item else { return .statements }
    // Several expressions and no `return`: a result builder's body, unless it never ends.
    if case .expr(let expression) = last {
      return expression.call?.isAssertion == true ? .statements : .untouched
    }
    return Self.branches(of: list.last) == nil ? .statements : .untouched
  }

  private func getter(
    _ list: CodeBlockItemListSyntax, of block: AccessorBlockSyntax
  ) -> BlockForm {
    if let binding = block.parent?.as(PatternBindingSyntax.self) {
      let attributes = binding.parent?.parent?.as(VariableDeclSyntax.self)?.attributes
      if builders.mark(attributes) { return .untouched }
      return body(list, result: binding.typeAnnotation?.type)
    }
    guard let node = block.parent?.as(SubscriptDeclSyntax.self) else { return .untouched }
    if builders.mark(node.attributes) { return .untouched }
    return body(list, result: node.returnClause.type)
  }

  private func accessor(_ list: CodeBlockItemListSyntax, _ node: AccessorDeclSyntax) -> BlockForm {
    switch node.accessorSpecifier.text {
    case "get":
      if builders.mark(node.attributes) { return .untouched }
      guard let block = node.parent?.parent?.as(AccessorBlockSyntax.self) else { return .untouched }
      return getter(list, of: block)
    case "set", "willSet", "didSet": return .statements
    default: return .untouched
    }
  }

  static func isVoid(_ type: TypeSyntax) -> Bool {
    if let tuple = type.as(TupleTypeSyntax.self) { return tuple.elements.isEmpty }
    let name = type.dottedName
    return name == ["Void"] || name == ["Swift", "Void"] || name == ["Never"]
  }

  // MARK: Closures

  private func form(of list: CodeBlockItemListSyntax, in closure: ClosureExprSyntax) -> BlockForm {
    if builders.take(closure) { return .untouched }
    guard list.count == 1, let only = list.first else {
      return builders.look(like: list) ? .untouched : .statements
    }
    if let result = closure.signature?.returnClause?.type, Self.isVoid(result) {
      return .statements
    }
    if VoidClosures.contain(closure) { return .statements }
    if let node = Self.branches(of: only) {
      return Self.isStatement(node) ? .statements : .expression(isValue: false)
    }
    switch only.item {
    case .expr(let expression):
      return Self.isAssignment(expression) ? .statements : .expression(isValue: false)
    case .stmt(let statement):
      return statement.is(ReturnStmtSyntax.self) ? .expression(isValue: true) : .statements
    case .decl: return .statements
    }
  }

  // MARK: Branches

  /// The form of a branch of an `if` or `switch`.
  private func branch(_ list: CodeBlockItemListSyntax, of node: Syntax?) -> BlockForm {
    guard let node else { return .untouched }
    let isValue: Bool
    switch use(of: node) {
    case .statements, .declarations: return .statements
    case .untouched: return .untouched
    case .result: isValue = true
    case .expression(let known): isValue = known
    }
    guard list.count == 1, let only = list.first else { return .statements }
    if Self.branches(of: only) != nil { return .expression(isValue: isValue) }
    guard case .expr(let expression) = only.item, !Self.isAssignment(expression) else {
      return .statements
    }
    return .expression(isValue: isValue)
  }

  /// How an `if` or `switch` is used.
  func use(of node: Syntax) -> BlockForm {
    guard let parent = node.parent else { return .untouched }
    if parent.is(IfExprSyntax.self) { return use(of: parent) }
    let outer = parent.is(ExpressionStmtSyntax.self) ? parent.parent : parent
    if outer?.is(LabeledStmtSyntax.self) == true { return .statements }
    guard let item = outer?.as(CodeBlockItemSyntax.self) else { return .expression(isValue: true) }
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self) else { return .untouched }
    return list.count == 1 ? form(of: list) : .statements
  }

  /// The statement that a case belongs to.
  private static func statement(around node: Syntax) -> Syntax? {
    var parent = node.parent
    while let inner = parent, !inner.is(SwitchExprSyntax.self) { parent = inner.parent }
    return parent
  }

  private func conditional(_ clause: Syntax) -> BlockForm {
    guard let decl = clause.parent?.parent, let item = decl.parent?.as(CodeBlockItemSyntax.self),
      let outer = item.parent?.as(CodeBlockItemListSyntax.self)
    else { return .untouched }
    switch form(of: outer) {
    case .statements: return .statements
    case .declarations: return .declarations
    case .result, .expression, .untouched: return .untouched
    }
  }

  /// The `if` or `switch` that an item is.
  static func branches(of item: CodeBlockItemSyntax?) -> Syntax? {
    var expression: ExprSyntax?
    switch item?.item {
    case .stmt(let statement): expression = statement.as(ExpressionStmtSyntax.self)?.expression
    case .expr(let node): expression = node
    default: return nil
    }
    guard let expression, expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self)
    else { return nil }
    return Syntax(expression)
  }

  /// Whether an `if` or `switch` cannot be meant as a value.
  private static func isStatement(_ node: Syntax) -> Bool {
    if let node = node.as(IfExprSyntax.self) {
      guard let other = node.elseBody, !isStatement(node.body.statements) else { return true }
      switch other {
      case .codeBlock(let block): return isStatement(block.statements)
      case .ifExpr(let next): return isStatement(Syntax(next))
      }
    }
    return node.as(SwitchExprSyntax.self)?.cases.contains {
      guard case .switchCase(let branch) = $0 else { return true }
      return isStatement(branch.statements)
    } ?? true
  }

  private static func isStatement(_ list: CodeBlockItemListSyntax) -> Bool {
    guard list.count == 1, let only = list.first else { return true }
    if let node = branches(of: only) { return isStatement(node) }
    switch only.item {
    case .expr(let expression): return isAssignment(expression)
    case .stmt(let statement): return !statement.is(ThrowStmtSyntax.self)
    case .decl: return true
    }
  }

  static func isAssignment(_ expression: ExprSyntax) -> Bool {
    guard let sequence = expression.unmarked.as(SequenceExprSyntax.self) else { return false }
    return sequence.elements.contains {
      if $0.is(AssignmentExprSyntax.self) { return true }
      guard let text = $0.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
      return text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(text)
    }
  }
}

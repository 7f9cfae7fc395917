import SwiftSyntax

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
    default: return .statements
    }
  }
}

import SwiftSyntax

/// The type that the function or getter of a body is declared to give back.
struct DeclaredResult {
  let type: TypeSyntax
  /// The bytes of the declaration up to its body.
  let signature: Range<Int>

  init?(of list: CodeBlockItemListSyntax) {
    guard let parent = list.parent else { return nil }
    if let block = parent.as(AccessorBlockSyntax.self) {
      self.init(of: block)
    } else if let function = parent.parent?.as(FunctionDeclSyntax.self),
      let type = function.signature.returnClause?.type
    {
      self.init(type, from: Syntax(function.funcKeyword), to: Syntax(function.signature))
    } else if let accessor = parent.parent?.as(AccessorDeclSyntax.self),
      accessor.accessorSpecifier.text == "get",
      let block = accessor.parent?.parent?.as(AccessorBlockSyntax.self)
    {
      self.init(of: block)
    } else {
      return nil
    }
  }

  private init?(of block: AccessorBlockSyntax) {
    if let binding = block.parent?.as(PatternBindingSyntax.self),
      let annotation = binding.typeAnnotation
    {
      self.init(annotation.type, from: Syntax(binding.pattern), to: Syntax(annotation))
    } else if let node = block.parent?.as(SubscriptDeclSyntax.self) {
      self.init(
        node.returnClause.type, from: Syntax(node.subscriptKeyword), to: Syntax(node.returnClause))
    } else {
      return nil
    }
  }

  private init(_ type: TypeSyntax, from start: Syntax, to end: Syntax) {
    self.type = type
    signature = start.extent.lowerBound..<end.extent.upperBound
  }
}

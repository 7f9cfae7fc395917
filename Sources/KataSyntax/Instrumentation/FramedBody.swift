import SwiftSyntax

/// The body of a function, accessor, initialiser or closure that may begin with statements of ours.
///
/// The bodies of `if`, `switch` and `for` need no frame: what follows them in their function is a statement that says
/// so itself.
struct FramedBody {
  /// From the opening brace, or the `in` of a closure, to the last statement.
  let range: Range<Int>

  /// Finds out where a frame goes; nil for a body that gets none.
  init?(_ list: CodeBlockItemListSyntax, form: BlockForm) {
    switch form {
    case .statements, .result: break
    case .expression, .declarations, .untouched: return nil
    }
    guard !list.isEmpty, let opening = Self.opening(of: list) else { return nil }
    range = opening.extent.upperBound..<list.extent.upperBound
  }

  private static func opening(of list: CodeBlockItemListSyntax) -> TokenSyntax? {
    guard let parent = list.parent else { return nil }
    if let closure = parent.as(ClosureExprSyntax.self) {
      return closure.signature?.inKeyword ?? closure.leftBrace
    }
    if let block = parent.as(AccessorBlockSyntax.self) { return block.leftBrace }
    guard let block = parent.as(CodeBlockSyntax.self), let owner = block.parent else { return nil }
    switch owner.kind {
    case .functionDecl, .initializerDecl, .deinitializerDecl, .accessorDecl:
      return block.leftBrace
    default: return nil
    }
  }
}

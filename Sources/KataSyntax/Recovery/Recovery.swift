import KataCore
import SwiftSyntax

/// Tells what of a file with errors can be read all the same.
///
/// Old Swift, a half-typed line or the gap of a template breaks a statement or a member; behind it the parser finds
/// its way again, so only that is left out, and of what has a block or members of its own only the head. With a
/// missing bracket, or an error outside of every declaration, nothing tells where things begin and end: the whole
/// file is left out.
struct Recovery {
  private let file: ParsedFile

  init(_ file: ParsedFile) { self.file = file }

  /// Whether no more than statements and members are lost.
  var isPossible: Bool {
    guard file.risk == nil else { return false }
    guard file.tree.hasError else { return true }
    let isTorn = file.tree.tokens(viewMode: .all).contains { token in
      token.presence == .missing && Self.brackets.contains(token.tokenKind)
    }
    return !isTorn && !Syntax(file.tree).hasOwnError
      && !file.tree.statements.contains { statement in
        Syntax(statement).hasOwnError && !statement.item.is(DeclSyntax.self)
      }
  }

  private static let brackets: [TokenKind] = [
    .leftBrace, .rightBrace, .leftParen, .rightParen, .leftSquare, .rightSquare, .leftAngle,
    .rightAngle,
  ]

  /// The places of what is left out where recovery is possible, in the order of the text, one a line.
  var leftOut: [KataCore.SourceLocation] {
    guard file.tree.hasError else { return [] }
    var places: [KataCore.SourceLocation] = []
    var waiting = [Syntax(file.tree)]
    while let node = waiting.popLast() {
      for child in node.children(viewMode: .sourceAccurate) where child.hasError {
        let isItem = child.is(CodeBlockItemSyntax.self) || child.is(MemberBlockItemSyntax.self)
        if isItem, child.hasOwnError { places.append(file.location(of: child)) }
        if !isItem || !child.isUnreadable { waiting.append(child) }
      }
    }
    places.sort { ($0.line, $0.column) < ($1.line, $1.column) }
    return places.enumerated().filter { index, place in
      index == 0 || places[index - 1].line != place.line
    }
    .map(\.element)
  }
}

extension SyntaxProtocol {
  /// Whether nothing of a statement or member can be told, because it is not Swift as it stands.
  var isUnreadable: Bool { Syntax(self).hasOwnError && !Syntax(self).isBlockOfItsOwn }
}

extension Syntax {
  /// Whether an error stands in a node outside of the statements and members in it, which answer for themselves.
  var hasOwnError: Bool {
    guard hasError else { return false }
    return children(viewMode: .all).contains { child in
      if child.is(UnexpectedNodesSyntax.self) || child.isMissingToken { return true }
      if child.is(CodeBlockItemListSyntax.self) || child.is(MemberBlockItemListSyntax.self) {
        return false
      }
      return child.hasOwnError
    }
  }

  var isMissingToken: Bool { self.as(TokenSyntax.self)?.presence == .missing }

  /// Whether what matters of a statement or member stands in its block rather than in its head.
  fileprivate var isBlockOfItsOwn: Bool {
    let node = onlyPart
    switch node.kind {
    case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .functionDecl:
      return node.asProtocol((any NamedDeclSyntax).self)?.name.presence == .present
    case .extensionDecl:
      return node.cast(ExtensionDeclSyntax.self).extendedType.is(IdentifierTypeSyntax.self)
    case .initializerDecl, .ifExpr, .guardStmt, .forStmt, .whileStmt, .repeatStmt, .doStmt,
      .switchExpr:
      return true
    default: return false
    }
  }

  /// The declaration, statement or expression that an item is.
  private var onlyPart: Syntax {
    if let item = self.as(MemberBlockItemSyntax.self) { return Syntax(item.decl) }
    guard let item = self.as(CodeBlockItemSyntax.self) else { return self }
    let part = Syntax(item.item)
    return part.as(ExpressionStmtSyntax.self).map { Syntax($0.expression) } ?? part
  }
}

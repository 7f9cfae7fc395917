import KataCore
import SwiftSyntax

extension ParsedFile {
  /// Where the parser lost its way for good, or would have; nil for a file that can be read.
  var firstProblem: KataCore.SourceLocation? {
    if let risk {
      return KataCore.SourceLocation(path: source.path, line: risk.line, column: 1)
    }
    guard tree.hasError, !Recovery(self).isPossible else { return nil }
    var node = Syntax(tree)
    while let child = node.children(viewMode: .all).first(where: {
      $0.hasError || $0.is(UnexpectedNodesSyntax.self) || $0.isMissingToken
    }) {
      if child.is(UnexpectedNodesSyntax.self) || child.isMissingToken {
        return location(of: child)
      }
      node = child
    }
    return location(of: node)
  }

  /// The modules that the file imports, in order, each once.
  var importedModules: [String] {
    var names: [String] = []
    for statement in tree.statements {
      guard case .decl(let decl) = statement.item, let node = decl.as(ImportDeclSyntax.self),
        let name = node.path.first?.name.plainText, !names.contains(name)
      else { continue }
      names.append(name)
    }
    return names
  }
}

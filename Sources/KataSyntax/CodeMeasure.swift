package import KataCore
import SwiftSyntax

/// Measures how much code files are.
package struct CodeMeasure: Sendable {
  package init() {}

  /// The lines with code and the outermost types; a file that cannot be parsed counts for nothing.
  package func size(of files: [SourceFile]) -> CodeSize {
    let parsed = files.map { ParsedFile($0) }
    return DeepStack.run(for: parsed) {
      CodeSize(
        lines: parsed.reduce(0) { $0 + CodeScan($1).allLines },
        types: parsed.reduce(0) { count, file in
          count + file.tree.statements.count { TypeHead(Syntax($0.item)) != nil }
        })
    }
  }
}

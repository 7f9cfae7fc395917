package import KataCore
import SwiftSyntax

/// Rewrites files so that a running screen notes which of their methods it goes through, in their order.
///
/// Lines stay where they are.
package struct CallTracer: Sendable {
  package init() {}

  /// Traces all files of a program; files that the parser does not understand stay as they are.
  package func traced(_ files: [SourceFile]) -> TracedSources {
    let parsed = files.map { ParsedFile($0) }
    return DeepStack.run(for: parsed) {
      var methods: [TracedSources.Method] = []
      let rewritten = parsed.map { file in
        guard file.isSound else { return file.source }
        let walk = TracingWalk(firstNumber: methods.count)
        walk.walk(file.tree)
        methods += walk.methods
        let edits = walk.edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
        return SourceFile(
          path: file.source.path, text: TextEdit.apply(edits, to: Array(file.source.text.utf8)))
      }
      return TracedSources(files: rewritten + [TracingSupport.file], methods: methods)
    }
  }
}

package import KataCore
import SwiftSyntax

/// Rewrites a learner's files so that a run tells which atoms it meets, and can be told to make one mistake.
///
/// Lines stay where they are. A counter stands at every atom; a mutant is chosen by one integer, 0 for none. What only
/// Objective-C has is bridged in the same stroke, so that all places are those of the text as the learner wrote it.
package struct Instrumenter: Sendable {
  private let parser: FileParser

  /// - Parameter parser: Knows the files that came before.
  package init(parser: FileParser = FileParser()) { self.parser = parser }

  /// Instruments all files of a program.
  ///
  /// - Parameters:
  ///   - files: The learner's text.
  ///   - leavingOut: The places that would not compile; their mutants are there as dropped.
  ///   - only: Says whether the atom at an offset of a file gets mutants; all do when it is nil.
  package func instrument(
    _ files: [SourceFile], leavingOut: Set<MutantKey> = [],
    only: (@Sendable (RelativePath, Int) -> Bool)? = nil
  ) -> Instrumentation {
    let parsed = files.map(parser.parsed)
    return DeepStack.run(for: parsed) { instrument(parsed, leavingOut, only) }
  }

  private func instrument(
    _ parsed: [ParsedFile], _ leavingOut: Set<MutantKey>,
    _ only: (@Sendable (RelativePath, Int) -> Bool)?
  ) -> Instrumentation {
    let readable = parsed.map(\.isSound)
    let builders = BuilderNames(zip(parsed, readable).filter(\.1).map(\.0.tree))
    var plan = InstrumentationPlan(leavingOut: leavingOut)
    let drafts = zip(parsed, readable).map { file, isReadable -> FileDraft in
      guard isReadable else { return FileDraft() }
      let walk = InstrumentationWalk(file: file, builders: builders)
      walk.walk(file.tree)
      plan.add(walk.draft, of: file, only: only)
      return walk.draft
    }
    let program = BridgedProgram(parsed)
    let rewritten = zip(parsed, drafts).map { file, draft in
      let bytes = Array(file.source.text.utf8)
      let bridging = TargetActionBridge().changes(to: file, bytes, of: program).edits
      let text = RewrittenText(rewrites: draft.rewrites, changes: draft.changes, edits: bridging)
        .text(of: bytes, number: plan.number)
      return SourceFile(path: file.source.path, text: text)
    }
    return plan.instrumentation(files: rewritten)
  }
}

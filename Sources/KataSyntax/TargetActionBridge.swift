import KataCore
import SwiftSyntax

/// Rewrites what only Objective-C has, so that real target-action code compiles against the stand-in.
///
/// Attributes such as `@objc` and `@IBOutlet` become blanks of the same length, `#selector(save)` becomes
/// ` Selector(Screen.save, named: "save")`, and a file that names `URLRequest` gets the second import
/// that it needs where Foundation comes in two modules.
package struct TargetActionBridge: Sendable {
  package init() {}

  /// Bridges a file that is the whole of its program; without anything to bridge its text comes back as it is.
  package func bridge(_ file: ParsedFile) -> BridgedFile {
    bridge(file, of: DeepStack.run(for: [file]) { BridgedProgram([file]) })
  }

  /// Bridges one file of a program.
  func bridge(_ file: ParsedFile, of program: BridgedProgram) -> BridgedFile {
    let bytes = Array(file.source.text.utf8)
    let (edits, findings) = changes(to: file, bytes, of: program)
    guard !edits.isEmpty || !findings.isEmpty else {
      return BridgedFile(source: file.source, text: file.source.text)
    }
    return BridgedFile(
      source: file.source, text: TextEdit.apply(edits, to: bytes), findings: findings,
      shifts: edits.compactMap { Self.shift($0, in: file) })
  }

  /// What bridging changes in a file, in the order of the text, and what it can do nothing about.
  func changes(
    to file: ParsedFile, _ bytes: [UInt8], of program: BridgedProgram
  ) -> (edits: [TextEdit], findings: [Finding]) {
    let words = BridgingNeeds(in: bytes)
    let moved = program.moved?.edits[file.source.path] ?? []
    guard file.risk == nil, words.areAny || !moved.isEmpty else { return ([], []) }
    return DeepStack.run(for: [file]) {
      let walk = BridgeWalk(file: file, isObserved: program.isObserved)
      return changes(to: file, by: walk, with: words, moved)
    }
  }

  private func changes(
    to file: ParsedFile, by walk: BridgeWalk, with words: BridgingNeeds, _ moved: [TextEdit]
  ) -> (edits: [TextEdit], findings: [Finding]) {
    if words.hasObjectiveC { walk.walk(file.tree) }
    let added = words.hasNetworking ? Self.networkingImport(in: file.tree) : nil
    let edits = walk.edits + [added].compactMap(\.self) + moved
    let ordered = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
    return (TextEdit.disjoint(ordered), walk.findings)
  }

  private static func shift(_ edit: TextEdit, in file: ParsedFile) -> BridgedFile.Shift? {
    let inserted = edit.replacement.utf8.count
    guard inserted != edit.range.count else { return nil }
    let (line, column) = file.lines.position(of: edit.range.lowerBound)
    return BridgedFile.Shift(
      line: line, column: column, removed: edit.range.count, inserted: inserted,
      origin: edit.origin)
  }

  /// Adds the import behind the first one of the file, on the same line.
  private static func networkingImport(in tree: SourceFileSyntax) -> TextEdit? {
    var first: ImportDeclSyntax?
    for statement in tree.statements {
      guard let node = statement.item.as(ImportDeclSyntax.self) else { continue }
      if node.path.first?.name.text == "FoundationNetworking" { return nil }
      first = first ?? node
    }
    guard let end = first?.endPositionBeforeTrailingTrivia.utf8Offset else { return nil }
    return TextEdit(range: end..<end, replacement: "; import FoundationNetworking")
  }
}

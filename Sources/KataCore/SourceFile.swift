/// One of the learner's Swift files, as it was read at the start of a check.
package struct SourceFile: Hashable, Sendable {
  /// Where it lies below the workspace, such as `Sources/GreetingViewController.swift`.
  package let path: RelativePath
  package let text: String

  package init(path: RelativePath, text: String) {
    self.path = path
    self.text = text
  }

  /// The text of a line, counted from 1; nil when there is no such line.
  package func line(_ number: Int) -> String? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard number >= 1, number <= lines.count else { return nil }
    return String(lines[number - 1])
  }
}

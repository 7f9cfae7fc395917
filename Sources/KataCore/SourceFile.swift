/// One of the learner's Swift files, as it was read at the start of a check.
package struct SourceFile: Hashable, Sendable {
  /// Where it lies below the workspace, such as `Sources/GreetingViewController.swift`.
  package let path: RelativePath
  package let text: String

  package init(path: RelativePath, text: String) {
    self.path = path
    self.text = text
  }

  /// All lines, without their line ends; whoever asks for many of them asks for this once.
  package var lines: [String] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map(Self.withoutReturn)
  }

  /// The text of a line, counted from 1, without its line end; nil when there is no such line.
  package func line(_ number: Int) -> String? {
    // By bytes, since Swift takes CR LF for one character that is not a line feed.
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard number >= 1, number <= lines.count else { return nil }
    return Self.withoutReturn(lines[number - 1])
  }

  private static func withoutReturn(_ line: Substring.UTF8View) -> String {
    String(Substring(line.last == UInt8(ascii: "\r") ? line.dropLast() : line))
  }
}

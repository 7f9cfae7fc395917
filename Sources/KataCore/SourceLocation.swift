/// A place in a learner's file; line and column count from 1, columns in UTF-8 bytes as the compiler counts them.
package struct SourceLocation: Codable, Hashable, Sendable, CustomStringConvertible {
  package let path: RelativePath
  package let line: Int
  package let column: Int

  package init(path: RelativePath, line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }

  package var description: String { "\(path):\(line):\(column)" }
}

/// What is known of one file as a whole.
package struct FileFacts: Hashable, Sendable {
  package let path: RelativePath
  package let imports: [String]
  /// Lines of code, without blank lines and comments.
  package let lines: Int
  package let tokens: Int
  /// Whether nothing in it needs UIKit: no import of it, no type of it mentioned.
  package let isUIKitFree: Bool
  /// Where the parser lost its way for good; such a file counts for nothing.
  package let problem: SourceLocation?
  /// Statements and members that are not Swift as they stand, in a file that is read otherwise.
  package let leftOut: [SourceLocation]

  package init(
    path: RelativePath, imports: [String], lines: Int, tokens: Int, isUIKitFree: Bool,
    problem: SourceLocation?, leftOut: [SourceLocation] = []
  ) {
    self.path = path
    self.imports = imports
    self.lines = lines
    self.tokens = tokens
    self.isUIKitFree = isUIKitFree
    self.problem = problem
    self.leftOut = leftOut
  }
}

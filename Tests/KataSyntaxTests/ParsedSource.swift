import KataCore
import KataSyntax

extension ParsedFile {
  /// A file with this text, for tests that need no particular path.
  init(_ text: String, path: RelativePath = "Sources/Screen.swift") {
    self.init(SourceFile(path: path, text: text))
  }
}

import KataCore

/// A change to one of the learner's files that is real work for a compiler and changes nothing in what the screen does.
struct LearnerEdit: Sendable {
  enum Depth: Sendable {
    /// Inside a function: no other file is affected.
    case body
    /// A function gets another name, as it does when work moves between types: others may be affected.
    case declaration
  }

  private let original: SourceFile
  /// Begins anywhere, since what an earlier bench has compiled is not compiled again.
  private var bodies = Int.random(in: 1_000_000..<1_000_000_000)
  private var declarations = 0

  /// Edits the longest file, which is the one that most of the work is in; nil when there is none.
  init?(_ files: [SourceFile]) {
    guard let longest = files.max(by: { $0.text.utf8.count < $1.text.utf8.count }) else {
      return nil
    }
    original = longest
  }

  /// The file as it is now.
  var file: SourceFile {
    SourceFile(
      path: original.path,
      text: original.text + """

        private func benchBody() -> Int { \(bodies) }
        func benchDeclaration\(declarations)() -> Int { 0 }

        """)
  }

  /// Changes the file once more.
  mutating func change(_ depth: Depth) {
    switch depth {
    case .body: bodies += 1
    case .declaration: declarations += 1
    }
  }
}

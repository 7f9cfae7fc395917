import KataCore
import KataScoring
import KataSyntax

/// A file as long as the controllers that nobody likes to open: somebody's files again and again, each time with type
/// names of their own.
struct LongController: Sendable {
  /// How long such a file is.
  private static let lines = 3000

  let file: SourceFile

  init(of files: [SourceFile]) {
    let text = files.map(\.text).joined(separator: "\n")
    let length = text.utf8.count { $0 == UInt8(ascii: "\n") }
    let names = Set(text.matches(of: /\b(?:class|struct|enum|protocol|actor) (\w+)/).map(\.1))
    let copies = (1...max(1, Self.lines / max(1, length))).map { copy in
      text.replacing(/\b[A-Z]\w*/) { names.contains($0.0) ? "\($0.0)\(copy)" : String($0.0) }
    }
    file = SourceFile(path: "Sources/LongController.swift", text: copies.joined(separator: "\n"))
  }

  func parse() {
    _ = ParsedFile(file)
  }

  /// Reads its design as `kata lint` does.
  func lint() {
    _ = LintPipeline.reader([file], pattern: nil).reading()
  }
}

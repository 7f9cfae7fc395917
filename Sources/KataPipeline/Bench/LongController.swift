import KataCore
import KataScoring
import KataSyntax

/// A controller as long as those that nobody likes to open: somebody's files, and then again and again what they
/// declare, under other names, as extensions of the same types.
///
/// Real ones are one type whose functions call each other; a file of many small types would be read in another time.
struct LongController: Sendable {
  /// How long such a file is.
  private static let lines = 3000

  let file: SourceFile

  init(of files: [SourceFile]) {
    let text = files.map(\.text).joined(separator: "\n")
    let length = text.utf8.count { $0 == UInt8(ascii: "\n") }
    let members = Self.members(in: text)
    let copies = (1...max(1, Self.lines / max(1, length))).map { number in
      Self.copy(text, number, members)
    }
    file = SourceFile(path: "Sources/LongController.swift", text: copies.joined(separator: "\n"))
  }

  /// What types declare and do not override, told by the indentation.
  private static func members(in text: String) -> Set<Substring> {
    let declaration = /^  (?:[@\w]+(?:\([^)]*\))? )*(?:func|var|let) (\w+)/
      .anchorsMatchLineEndings()
    return Set(text.matches(of: declaration).filter { !$0.0.contains("override") }.map(\.1))
  }

  private static func copy(_ text: String, _ number: Int, _ members: Set<Substring>) -> String {
    let renamed = text.replacing(/\b\w+/) {
      members.contains($0.0) ? "\($0.0)\(number)" : String($0.0)
    }
    guard number > 1 else { return renamed }
    return renamed.replacing(/^(?:final )?class (\w+)[^{\n]*\{/.anchorsMatchLineEndings()) {
      "extension \($0.1) {"
    }
  }

  /// Parses it as it is, with nothing besides.
  func parse() {
    ParsedFile.parseAlone(file)
  }

  /// Reads its design as `kata lint` does.
  func lint() {
    _ = DesignReader(FactReader().facts([file])).reading()
  }
}

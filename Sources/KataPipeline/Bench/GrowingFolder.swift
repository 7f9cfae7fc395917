import KataCore
import KataScoring
import KataSyntax

/// A folder of somebody's files, again and again under other types' names, and one of four times as many.
///
/// Members keep their names, as those of real programs do: `title` and `configure` are everywhere, and who looks for a
/// name alone finds more with every file.
struct GrowingFolder: Sendable {
  /// How often the files stand in the smaller folder.
  private static let copies = 10
  /// How many times as many the larger one has.
  static let growth = 4

  let small: [SourceFile]
  let large: [SourceFile]

  init(of files: [SourceFile]) {
    let types = Self.types(in: files)
    large = (1...Self.copies * Self.growth).flatMap { number in
      files.compactMap { Self.copy($0, number, types) }
    }
    small = Array(large.prefix(large.count / Self.growth))
  }

  /// What stands at the left margin of files.
  private static func types(in files: [SourceFile]) -> Set<Substring> {
    let declaration = /^(?:[@\w]+ )*(?:class|struct|enum|protocol|actor) (\w+)/
      .anchorsMatchLineEndings()
    return Set(files.flatMap { $0.text.matches(of: declaration).map(\.1) })
  }

  private static func copy(
    _ file: SourceFile, _ number: Int, _ types: Set<Substring>
  ) -> SourceFile? {
    let text = file.text.replacing(/\b\w+/) {
      types.contains($0.0) ? "\($0.0)\(number)" : String($0.0)
    }
    return RelativePath("Part\(number)/\(file.path)").map { SourceFile(path: $0, text: text) }
  }

  /// Parses the larger folder, with nothing besides.
  func parseLarge() {
    for file in large { ParsedFile.parseAlone(file) }
  }

  /// Reads the design of the smaller folder as `kata lint` does.
  func lintSmall() { Self.lint(small) }

  /// Reads the design of the larger folder as `kata lint` does.
  func lintLarge() { Self.lint(large) }

  private static func lint(_ files: [SourceFile]) {
    _ = DesignReader(FactReader().facts(files)).reading()
  }
}

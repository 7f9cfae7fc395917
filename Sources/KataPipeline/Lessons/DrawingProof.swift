import KataText

/// Looks at the drawings of a text: each fits a narrow terminal, and is told in words to whoever cannot see it.
struct DrawingProof: Sendable {
  /// Most columns of a drawing, so that it stands in a terminal of 40 with its indentation.
  static let width = 38

  /// What is wrong, with the line on which it is.
  let problems: [(line: Int, message: String)]

  init(_ parts: LessonParts) {
    problems = parts.codes.filter(\.isDrawing).flatMap { code in
      let fence = code.language == nil ? code.firstLine : code.firstLine - 1
      let untold =
        code.words == nil
        ? [(fence, "a drawing without `<!-- drawing: … -->` before it, which says what it shows")]
        : []
      return untold + Self.wideLines(of: code)
    }
  }

  private static func wideLines(of code: MarkdownCode) -> [(line: Int, message: String)] {
    code.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { (code.firstLine + $0, DisplayWidth.of(String($1))) }
      .filter { $1 > width }
      .map { ($0, "a drawing of \($1) columns, and \(width) fit") }
  }
}

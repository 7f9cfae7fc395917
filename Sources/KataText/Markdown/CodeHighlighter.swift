/// Colours code of the languages it knows.
package struct CodeHighlighter: Sendable {
  private let highlight: @Sendable (_ code: String, _ language: String) -> StyledText?

  /// Takes a function that returns the same text with styles, or nil for a language that it does not know.
  package init(_ highlight: @escaping @Sendable (_ code: String, _ language: String) -> StyledText?)
  {
    self.highlight = highlight
  }

  /// The code with styles; as it is where the function changed its text or knows nothing.
  func highlighted(_ code: String, language: String?) -> StyledText {
    guard let language, let styled = highlight(code, language), styled.plain == code else {
      return StyledText(code)
    }
    return styled
  }
}

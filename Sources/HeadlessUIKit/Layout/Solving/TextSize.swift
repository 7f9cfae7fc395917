/// How much room a text takes, estimated: no glyph is ever measured here.
enum TextSize {
  /// The width of a letter in parts of the font's size, as the system font's letters have it on average.
  private static let letterWidth: CGFloat = 0.52

  /// The size of a text whose lines break at a width; zero for none.
  ///
  /// - Parameter width: Nil for lines of any length.
  static func size(of text: String?, font: UIFont, width: CGFloat? = nil, lines: Int = 0) -> CGSize
  {
    guard let text, !text.isEmpty else { return .zero }
    let lengths = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { length(of: $0) * font.pointSize }
    let longest = lengths.max() ?? 0
    let broken = lengths.map { length in
      width.map { $0 > 0 ? max(1, (length / $0).rounded(.up)) : 1 } ?? 1
    }
    let count = Int(broken.reduce(0, +))
    let shown = lines > 0 ? min(lines, count) : count
    return CGSize(
      width: min(longest, width ?? longest).rounded(.up),
      height: CGFloat(shown) * font.lineHeight)
  }

  /// From the top of a line to its baseline.
  static func ascent(of font: UIFont) -> CGFloat { font.lineHeight - descent(of: font) }

  /// From the baseline of a line to its bottom.
  static func descent(of font: UIFont) -> CGFloat { (font.pointSize * 0.24).rounded() }

  /// The length in parts of the font's size: Chinese characters and pictures take a whole one.
  private static func length(of line: Substring) -> CGFloat {
    line.unicodeScalars.reduce(0) { $0 + ($1.value < 0x1100 ? letterWidth : 1) }
  }
}

/// How a run of text looks, in what every terminal has: sixteen colours, bold, dim, italic and underlined.
package struct Style: Hashable, Sendable {
  /// A colour of the user's own palette, by its ANSI number.
  package enum Colour: Int, Sendable, CaseIterable {
    case black, red, green, yellow, blue, magenta, cyan, white
    case brightBlack, brightRed, brightGreen, brightYellow
    case brightBlue, brightMagenta, brightCyan, brightWhite
  }

  package let colour: Colour?
  package let isBold: Bool
  package let isDim: Bool
  package let isItalic: Bool
  package let isUnderlined: Bool

  package init(
    _ colour: Colour? = nil, isBold: Bool = false, isDim: Bool = false, isItalic: Bool = false,
    isUnderlined: Bool = false
  ) {
    self.colour = colour
    self.isBold = isBold
    self.isDim = isDim
    self.isItalic = isItalic
    self.isUnderlined = isUnderlined
  }

  package static let plain = Style()
  package static let bold = Style(isBold: true)
  package static let dim = Style(isDim: true)

  /// This style and another one on top of it, whose colour wins.
  func with(_ other: Style) -> Style {
    Style(
      other.colour ?? colour, isBold: isBold || other.isBold, isDim: isDim || other.isDim,
      isItalic: isItalic || other.isItalic, isUnderlined: isUnderlined || other.isUnderlined)
  }

  /// The escape sequence that switches this style on after a reset; empty for plain text.
  var escape: String {
    var codes: [String] = []
    if isBold { codes.append("1") }
    if isDim { codes.append("2") }
    if isItalic { codes.append("3") }
    if isUnderlined { codes.append("4") }
    if let colour { codes.append(String(colour.rawValue + (colour.rawValue < 8 ? 30 : 82))) }
    return codes.isEmpty ? "" : "\u{1b}[\(codes.joined(separator: ";"))m"
  }

  /// The escape sequence that ends every style.
  static let reset = "\u{1b}[0m"
}

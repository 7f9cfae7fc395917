/// How a run of text looks, in what every terminal has: sixteen colours, bold and dim.
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

  package init(_ colour: Colour? = nil, isBold: Bool = false, isDim: Bool = false) {
    self.colour = colour
    self.isBold = isBold
    self.isDim = isDim
  }

  package static let plain = Style()
  package static let bold = Style(isBold: true)
  package static let dim = Style(isDim: true)

  /// The escape sequence that switches this style on after a reset; empty for plain text.
  var escape: String {
    var codes: [String] = []
    if isBold { codes.append("1") }
    if isDim { codes.append("2") }
    if let colour { codes.append(String(colour.rawValue + (colour.rawValue < 8 ? 30 : 82))) }
    return codes.isEmpty ? "" : "\u{1b}[\(codes.joined(separator: ";"))m"
  }

  /// The escape sequence that ends every style.
  static let reset = "\u{1b}[0m"
}

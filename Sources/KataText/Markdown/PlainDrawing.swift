/// Redraws with ASCII what a terminal cannot show, or a screen reader would spell out: lines, arrows, quotation marks.
///
/// A sign takes as many columns as the one it stands for, so that drawings stay in order.
enum PlainDrawing {
  static func of(_ text: String, marks: Look.Marks) -> String {
    guard marks != .unicode, text.utf8.contains(where: { $0 >= 0xe2 }) else { return text }
    return String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          line(scalar) ?? (marks == .ascii ? sign(scalar) : nil) ?? scalar
        }))
  }

  /// Box drawing, and the blocks and arrow heads that go with it.
  private static func line(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x2550: "="
    case 0x2500, 0x2501, 0x2504, 0x2505, 0x2508, 0x2509, 0x254c, 0x254d, 0x2574, 0x2576: "-"
    case 0x2502, 0x2503, 0x2506, 0x2507, 0x250a, 0x250b, 0x254e, 0x254f, 0x2551, 0x2575: "|"
    case 0x2571: "/"
    case 0x2572: "\\"
    case 0x2500...0x257f: "+"
    case 0x2580...0x259f: "#"
    case 0x25b2, 0x25b4: "^"
    case 0x25b6, 0x25b8, 0x25ba: ">"
    case 0x25bc, 0x25be: "v"
    case 0x25c0, 0x25c2, 0x25c4: "<"
    default: nil
    }
  }

  private static func sign(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "←": "<"
    case "→", "⇒": ">"
    case "↑": "^"
    case "↓": "v"
    case "“", "”", "„": "\""
    case "‘", "’": "'"
    case "–", "—", "−": "-"
    case "•", "◦", "·", "●": "*"
    case "×", "✗": "x"
    case "✓": "+"
    case "…": "."
    default: nil
    }
  }
}

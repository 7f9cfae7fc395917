/// A part of a picture, placed on the same cells as the text form.
enum SVGShape: Sendable {
  enum Ink: String, Sendable {
    case ink = "#1c1c1e"
    case faint = "#8e8e93"
    case tint = "#0a64d8"
  }

  enum Box: Sendable {
    case field, alert
  }

  case text(String, in: CellRect, alignment: String, Ink, isBold: Bool = false)
  case box(CellRect, Box)
  case toggle(CellRect, isOn: Bool)
  case spinner(CellRect, isTurning: Bool)
}

/// Writes shapes as elements of SVG.
struct SVGWriter {
  /// The size of a cell.
  static let cell = (width: 9, height: 24)

  private(set) var elements: [String] = []

  mutating func add(_ shape: SVGShape, right: Int = 0, down: Int = 0) {
    switch shape {
    case .text(let text, let rect, let alignment, let ink, let isBold):
      addText(text, moved(rect, right, down), alignment, ink, isBold: isBold)
    case .box(let rect, let kind): addBox(moved(rect, right, down), kind)
    case .toggle(let rect, let isOn): addToggle(moved(rect, right, down), isOn: isOn)
    case .spinner(let rect, let isTurning):
      addSpinner(moved(rect, right, down), isTurning: isTurning)
    }
  }

  mutating func add(_ element: String) {
    elements.append(element)
  }

  private func moved(_ rect: CellRect, _ right: Int, _ down: Int) -> CellRect {
    CellRect(x: rect.x + right, y: rect.y + down, width: rect.width, height: rect.height)
  }

  private mutating func addText(
    _ text: String, _ rect: CellRect, _ alignment: String, _ ink: SVGShape.Ink, isBold: Bool
  ) {
    guard !text.isEmpty else { return }
    let (cell, left) = (Self.cell, rect.x * Self.cell.width)
    let (x, anchor) =
      switch alignment {
      case "center": (left + rect.width * cell.width / 2, "middle")
      case "right": (left + rect.width * cell.width, "end")
      default: (left, "start")
      }
    let weight = isBold ? " font-weight=\"600\"" : ""
    add(
      "<text x=\"\(x)\" y=\"\(rect.y * cell.height + 17)\" text-anchor=\"\(anchor)\" "
        + "fill=\"\(ink.rawValue)\"\(weight)>\(Self.escaped(text))</text>")
  }

  private mutating func addBox(_ rect: CellRect, _ kind: SVGShape.Box) {
    let cell = Self.cell
    let (radius, fill) = kind == .field ? (5, "#f2f2f7") : (14, "#ffffff")
    add(
      "<rect x=\"\(rect.x * cell.width)\" y=\"\(rect.y * cell.height + 1)\" "
        + "width=\"\(rect.width * cell.width)\" height=\"\(rect.height * cell.height - 2)\" "
        + "rx=\"\(radius)\" fill=\"\(fill)\" stroke=\"#c7c7cc\"/>")
  }

  private mutating func addToggle(_ rect: CellRect, isOn: Bool) {
    let (x, y) = (rect.x * Self.cell.width, rect.y * Self.cell.height + 2)
    let fill = isOn ? "#34c759" : "#d1d1d6"
    add("<rect x=\"\(x)\" y=\"\(y)\" width=\"36\" height=\"20\" rx=\"10\" fill=\"\(fill)\"/>")
    add("<circle cx=\"\(x + (isOn ? 26 : 10))\" cy=\"\(y + 10)\" r=\"8\" fill=\"#ffffff\"/>")
  }

  private mutating func addSpinner(_ rect: CellRect, isTurning: Bool) {
    let x = rect.x * Self.cell.width + rect.width * Self.cell.width / 2
    let y = rect.y * Self.cell.height + 12
    let gap = isTurning ? " stroke-dasharray=\"4 3\"" : ""
    add(
      "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"8\" fill=\"none\" stroke=\"#8e8e93\" stroke-width=\"3\"\(gap)/>"
    )
  }

  /// What a learner's text may hold is no part of the picture's own form.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\u{fffe}", "\u{ffff}": result += "\u{fffd}"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}

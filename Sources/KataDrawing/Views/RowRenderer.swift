import KataCore
import KataText

/// A row of a list: its words, and a sign for what stands at its end.
struct RowRenderer: ViewRenderer {
  func size(of node: ScreenNode, within width: Int, _ look: ScreenLook) -> CellSize {
    CellSize(width: width, height: 1)
  }

  func draw(_ node: ScreenNode, in rect: CellRect, on canvas: inout Canvas, _ look: ScreenLook) {
    let style: Style = node.details["selected"] == "yes" ? Style(.cyan) : .plain
    let sign = sign(of: node, look)
    let text = StyledText(text(of: node, look))
      .truncated(
        to: max(1, rect.width - DisplayWidth.of(sign) - 1), ellipsis: look.look.glyphs.ellipsis)
    canvas.put(text.plain, x: rect.x, y: rect.y, style: style)
    let end = max(rect.x, rect.maxX - DisplayWidth.of(sign))
    canvas.put(sign, x: end, y: rect.y, style: .dim)
  }

  private func text(of node: ScreenNode, _ look: ScreenLook) -> String {
    look.line(node.text ?? node.id ?? "")
  }

  private func sign(of node: ScreenNode, _ look: ScreenLook) -> String {
    switch node.details["accessory"] {
    case "checkmark": look.isASCII ? "x" : "✓"
    case "disclosureIndicator", "detailDisclosureButton": look.isASCII ? ">" : "›"
    case "detailButton": "i"
    default: ""
    }
  }

  func words(for node: ScreenNode, _ look: ScreenLook) -> String? {
    let words = look.words
    let selected = node.details["selected"] == "yes" ? words.selected : nil
    return [text(of: node, look), words.row, selected].compactMap(\.self).joined(separator: ", ")
  }

  func shapes(for node: ScreenNode, in rect: CellRect, _ look: ScreenLook) -> [SVGShape] {
    [.text(text(of: node, look), in: rect, alignment: "left", .ink)]
  }
}

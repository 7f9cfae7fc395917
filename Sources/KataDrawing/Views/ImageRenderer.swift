import KataCore
import KataText

/// The name of a picture.
struct ImageRenderer: ViewRenderer {
  func size(of node: ScreenNode, within width: Int, _ look: ScreenLook) -> CellSize {
    let text = text(of: node, look)
    return CellSize(width: min(width, DisplayWidth.of(text)), height: text.isEmpty ? 0 : 1)
  }

  func draw(_ node: ScreenNode, in rect: CellRect, on canvas: inout Canvas, _ look: ScreenLook) {
    canvas.put(text(of: node, look), x: rect.x, y: rect.y, style: .dim, before: rect.maxX)
  }

  private func text(of node: ScreenNode, _ look: ScreenLook) -> String {
    guard let name = node.details["image"] else { return "" }
    return "\(look.isASCII ? "#" : "▣") \(look.line(name))"
  }

  func words(for node: ScreenNode, _ look: ScreenLook) -> String? {
    node.details["image"].map { "\(look.line($0)), \(look.words.image)" }
  }

  func shapes(for node: ScreenNode, in rect: CellRect, _ look: ScreenLook) -> [SVGShape] {
    [.text(text(of: node, look), in: rect, alignment: "left", .faint)]
  }
}

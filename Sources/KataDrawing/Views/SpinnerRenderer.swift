import KataCore
import KataText

/// A sign that something is being waited for.
struct SpinnerRenderer: ViewRenderer {
  func size(of node: ScreenNode, within width: Int, _ look: ScreenLook) -> CellSize {
    CellSize(width: DisplayWidth.of(text(of: node, look)), height: 1)
  }

  func draw(_ node: ScreenNode, in rect: CellRect, on canvas: inout Canvas, _ look: ScreenLook) {
    let text = text(of: node, look)
    let x = rect.x + max(0, (rect.width - DisplayWidth.of(text)) / 2)
    canvas.put(text, x: x, y: rect.y, style: Style(.cyan))
  }

  private func isTurning(_ node: ScreenNode) -> Bool { node.details["animating"] == "yes" }

  private func text(of node: ScreenNode, _ look: ScreenLook) -> String {
    if !isTurning(node) { return look.isASCII ? "o" : "○" }
    return look.isASCII ? "* . ." : "◐ · ·"
  }

  func words(for node: ScreenNode, _ look: ScreenLook) -> String? {
    let words = look.words
    return "\(words.spinner), \(isTurning(node) ? words.turning : words.still)"
  }

  func shapes(for node: ScreenNode, in rect: CellRect, _ look: ScreenLook) -> [SVGShape] {
    [.spinner(rect, isTurning: isTurning(node))]
  }
}

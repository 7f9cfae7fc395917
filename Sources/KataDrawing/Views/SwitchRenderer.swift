import KataCore
import KataText

/// A knob on one of two sides, and the word for it.
struct SwitchRenderer: ViewRenderer {
  func size(of node: ScreenNode, within width: Int, _ look: ScreenLook) -> CellSize {
    CellSize(width: min(width, DisplayWidth.of(text(of: node, look))), height: 1)
  }

  func draw(_ node: ScreenNode, in rect: CellRect, on canvas: inout Canvas, _ look: ScreenLook) {
    let text = text(of: node, look)
    let style: Style = node.isEnabled ? Style(isOn(node) ? .green : nil) : .dim
    // At the end of its room, as in a list.
    canvas.put(text, x: max(rect.x, rect.maxX - DisplayWidth.of(text)), y: rect.y, style: style)
  }

  private func isOn(_ node: ScreenNode) -> Bool { node.details["on"] == "yes" }

  private func text(of node: ScreenNode, _ look: ScreenLook) -> String {
    let (knob, line) = look.isASCII ? ("o", "-") : ("●", "─")
    let words = look.words
    return isOn(node)
      ? "(\(line)\(line)\(knob)) \(words.on)" : "(\(knob)\(line)\(line)) \(words.off)"
  }

  func words(for node: ScreenNode, _ look: ScreenLook) -> String? {
    let words = look.words
    let parts = [
      node.id.map { look.line($0) }, words.toggle, isOn(node) ? words.on : words.off,
      node.isEnabled ? nil : words.disabled,
    ]
    return parts.compactMap(\.self).joined(separator: Catalogue.current.text(", "))
  }

  func shapes(for node: ScreenNode, in rect: CellRect, _ look: ScreenLook) -> [SVGShape] {
    let own = CellRect(x: max(rect.x, rect.maxX - 5), y: rect.y, width: 5, height: 1)
    return [.toggle(own, isOn: isOn(node))]
  }
}

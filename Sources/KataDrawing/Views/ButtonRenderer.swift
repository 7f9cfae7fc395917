import KataCore
import KataText

/// A title between brackets, in the middle of its room.
struct ButtonRenderer: ViewRenderer {
  func size(of node: ScreenNode, within width: Int, _ look: ScreenLook) -> CellSize {
    CellSize(width: min(width, DisplayWidth.of(title(of: node, look)) + 4), height: 1)
  }

  func draw(_ node: ScreenNode, in rect: CellRect, on canvas: inout Canvas, _ look: ScreenLook) {
    let room = max(1, rect.width - 4)
    let title = StyledText(title(of: node, look))
      .truncated(to: room, ellipsis: look.look.glyphs.ellipsis).plain
    let (left, right) = brackets(of: node, look)
    let text = "\(left) \(title) \(right)"
    let x = rect.x + max(0, (rect.width - DisplayWidth.of(text)) / 2)
    canvas.put(text, x: x, y: rect.y, style: node.isEnabled ? Style(.cyan) : .dim)
  }

  /// One that cannot be used looks so without colour, too.
  private func brackets(of node: ScreenNode, _ look: ScreenLook) -> (String, String) {
    if !node.isEnabled { return look.isASCII ? (":", ":") : ("┊", "┊") }
    return node.details["selected"] == "yes" ? ("[*", "]") : ("[", "]")
  }

  private func title(of node: ScreenNode, _ look: ScreenLook) -> String {
    look.line(node.text.flatMap { $0.isEmpty ? nil : $0 } ?? node.id ?? node.kind)
  }

  func words(for node: ScreenNode, _ look: ScreenLook) -> String? {
    let words = look.words
    let state = [
      node.isEnabled ? nil : words.disabled,
      node.details["selected"] == "yes" ? words.selected : nil,
    ]
    return ([title(of: node, look), words.button] + state.compactMap(\.self))
      .joined(separator: Catalogue.current.text(", "))
  }

  func shapes(for node: ScreenNode, in rect: CellRect, _ look: ScreenLook) -> [SVGShape] {
    [.text(title(of: node, look), in: rect, alignment: "center", node.isEnabled ? .tint : .faint)]
  }
}

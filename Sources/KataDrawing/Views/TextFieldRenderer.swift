import KataCore
import KataText

/// A line to type on, over the whole of its room.
struct TextFieldRenderer: ViewRenderer {
  let grows = true

  func size(of node: ScreenNode, within width: Int, _ look: ScreenLook) -> CellSize {
    CellSize(width: min(width, 16), height: 1)
  }

  func draw(_ node: ScreenNode, in rect: CellRect, on canvas: inout Canvas, _ look: ScreenLook) {
    let bar = look.isASCII ? "|" : "│"
    canvas.put(bar, x: rect.x, y: rect.y, style: .dim)
    canvas.put(bar, x: rect.maxX - 1, y: rect.y, style: .dim)
    let (text, isPlaceholder) = content(of: node, look)
    let cut = StyledText(text).truncated(
      to: max(1, rect.width - 3), ellipsis: look.look.glyphs.ellipsis
    ).plain
    let style: Style = isPlaceholder || !node.isEnabled ? .dim : .plain
    let isEditing = node.details["editing"] == "yes"
    // The caret stands in front of a placeholder, not on it.
    let start = rect.x + (isEditing && isPlaceholder ? 2 : 1)
    canvas.put(cut, x: start, y: rect.y, style: style, before: rect.maxX - 1)
    if isEditing {
      let x = rect.x + 1 + (isPlaceholder ? 0 : DisplayWidth.of(cut))
      canvas.put(look.isASCII ? "_" : "▏", x: x, y: rect.y, style: Style(.cyan))
    }
  }

  /// The text, or the placeholder with dots after it, which tells it from a text without colour.
  private func content(of node: ScreenNode, _ look: ScreenLook) -> (String, Bool) {
    let text = look.line(node.text)
    guard text.isEmpty else { return (text, false) }
    let placeholder = look.line(node.details["placeholder"])
    return (placeholder.isEmpty ? "" : placeholder + look.look.glyphs.ellipsis, true)
  }

  func words(for node: ScreenNode, _ look: ScreenLook) -> String? {
    let words = look.words
    let text = look.line(node.text)
    let name = look.line(node.details["placeholder"] ?? node.id)
    let parts = [
      name.isEmpty ? nil : name, words.field, text.isEmpty ? words.empty : "\"\(text)\"",
      node.isEnabled ? nil : words.disabled,
    ]
    return parts.compactMap(\.self).joined(separator: Catalogue.current.text(", "))
  }

  func shapes(for node: ScreenNode, in rect: CellRect, _ look: ScreenLook) -> [SVGShape] {
    let (text, isPlaceholder) = content(of: node, look)
    let inner = CellRect(x: rect.x + 1, y: rect.y, width: rect.width - 2, height: 1)
    return [
      .box(rect, .field), .text(text, in: inner, alignment: "left", isPlaceholder ? .faint : .ink),
    ]
  }
}

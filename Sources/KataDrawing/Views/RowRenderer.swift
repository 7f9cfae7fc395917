import KataCore
import KataText

/// A row of a list: its words, and a sign for what stands at its end.
///
/// Where the words do not fit into one line, each of the row's texts has a line of its own.
struct RowRenderer: ViewRenderer {
  var grows: Bool { true }

  func size(of node: ScreenNode, within width: Int, _ look: ScreenLook) -> CellSize {
    let lines = lines(of: node, within: width, look)
    let longest = lines.map { DisplayWidth.of($0) }.max() ?? 0
    let end = width - room(for: node, within: width, look)
    return CellSize(width: min(width, longest + end), height: lines.count)
  }

  func draw(_ node: ScreenNode, in rect: CellRect, on canvas: inout Canvas, _ look: ScreenLook) {
    let style: Style = node.details["selected"] == "yes" ? Style(.cyan) : .plain
    let sign = sign(of: node, look)
    for (index, line) in lines(of: node, within: rect.width, look).enumerated() {
      let text = StyledText(line)
        .truncated(
          to: room(for: node, within: rect.width, look), ellipsis: look.look.glyphs.ellipsis)
      canvas.put(
        text.plain, x: rect.x, y: rect.y + index, style: index == 0 ? style : .dim)
    }
    let end = max(rect.x, rect.maxX - DisplayWidth.of(sign))
    canvas.put(sign, x: end, y: rect.y, style: .dim)
  }

  private func lines(of node: ScreenNode, within width: Int, _ look: ScreenLook) -> [String] {
    let text = text(of: node, look)
    guard DisplayWidth.of(text) > room(for: node, within: width, look) else { return [text] }
    let texts = node.texts.filter { !$0.isEmpty }
    return texts.count > 1 ? texts.map { look.line($0) } : [text]
  }

  private func room(for node: ScreenNode, within width: Int, _ look: ScreenLook) -> Int {
    max(1, width - DisplayWidth.of(sign(of: node, look)) - 1)
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
    lines(of: node, within: rect.width, look).enumerated().map { index, line in
      .text(
        line, in: CellRect(x: rect.x, y: rect.y + index, width: rect.width, height: 1),
        alignment: "left", index == 0 ? .ink : .faint)
    }
  }
}

extension ScreenNode {
  /// The texts of all labels inside, in reading order.
  fileprivate var texts: [String] {
    children.flatMap { $0.kind == "UILabel" ? [$0.text ?? ""] : $0.texts }
  }
}

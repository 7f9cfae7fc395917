import KataCore
import KataText

/// Text over as many lines as it needs.
struct LabelRenderer: ViewRenderer {
  func size(of node: ScreenNode, within width: Int, _ look: ScreenLook) -> CellSize {
    let lines = lines(of: node, within: width, look)
    return CellSize(
      width: lines.map(\.widthInColumns).max() ?? 0,
      height: node.text?.isEmpty == false ? lines.count : 0)
  }

  func draw(_ node: ScreenNode, in rect: CellRect, on canvas: inout Canvas, _ look: ScreenLook) {
    let style: Style = node.isEnabled ? .plain : .dim
    for (index, line) in lines(of: node, within: rect.width, look).enumerated() {
      let x = rect.x + node.indent(of: line.widthInColumns, in: rect.width)
      canvas.put(line.plain, x: x, y: rect.y + index, style: style)
    }
  }

  private func lines(of node: ScreenNode, within width: Int, _ look: ScreenLook) -> [StyledText] {
    StyledText(Sanitiser.text(node.text ?? "", marks: look.look.marks)).wrapped(to: max(2, width))
  }

  func words(for node: ScreenNode, _ look: ScreenLook) -> String? {
    guard let text = node.text, !text.isEmpty else { return nil }
    return look.line(text)
  }

  func shapes(for node: ScreenNode, in rect: CellRect, _ look: ScreenLook) -> [SVGShape] {
    lines(of: node, within: rect.width, look).enumerated().map { index, line in
      .text(
        line.plain, in: CellRect(x: rect.x, y: rect.y + index, width: rect.width, height: 1),
        alignment: node.details["alignment"] ?? "left", .ink)
    }
  }
}

extension ScreenNode {
  /// How far a text stands from the left, by the view's alignment.
  func indent(of width: Int, in room: Int) -> Int {
    switch details["alignment"] {
    case "center": max(0, (room - width) / 2)
    case "right": max(0, room - width)
    default: 0
    }
  }
}

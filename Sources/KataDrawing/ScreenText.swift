package import KataCore
package import KataText

/// A screen as lines of text: the bar, what is below it, and an alert on top.
package struct ScreenText: Sendable {
  /// The narrowest screen that anything can be read on.
  package static let narrowest = 24

  package let lines: [StyledText]
  /// The row of what has the focus; nil when nothing has.
  package let focusRow: Int?

  /// Draws a screen.
  ///
  /// - Parameter width: The columns of the whole screen, its edges included.
  package init(_ picture: ScreenPicture, width: Int, look: ScreenLook) {
    let width = max(Self.narrowest, width)
    let bar = BarText(picture, look: look)
    let body = picture.content.map { ScreenLayout($0, width: width - 4, look: look) }
    let alert = picture.alert.map { AlertText($0, width: width - 4, look: look) }
    let inside = max((body?.height ?? 0) + 2, (alert?.height ?? 0) + 2)
    var canvas = Canvas(width: width, height: bar.height + inside + 2)
    Self.drawEdges(on: &canvas, barHeight: bar.height, look)
    bar.draw(on: &canvas, width: width, isCovered: alert != nil)
    for placement in body?.placements ?? [] {
      Self.draw(placement, right: 2, down: bar.height + 2, on: &canvas, look)
    }
    if let alert {
      let all = CellRect(x: 0, y: 0, width: width, height: canvas.height)
      canvas.restyle(all) { _ in .dim }
      let top = bar.height + 1 + max(0, (inside - alert.height) / 2)
      alert.draw(on: &canvas, x: (width - alert.width) / 2, y: top)
    }
    lines = canvas.lines
    let focused = (body?.placements ?? []).first { $0.node.target == look.focus }
    focusRow = look.focus == nil || alert != nil ? nil : focused.map { $0.rect.y + bar.height + 2 }
  }

  /// Draws a view, and the sign before it that it has the focus.
  static func draw(
    _ placement: ScreenLayout.Placement, right: Int, down: Int, on canvas: inout Canvas,
    _ look: ScreenLook
  ) {
    var rect = placement.rect
    rect.x += right
    rect.y += down
    placement.renderer.draw(placement.node, in: rect, on: &canvas, look)
    guard let target = placement.node.target, target == look.focus else { return }
    canvas.restyle(rect) { _ in Style(.brightYellow, isBold: true) }
    let ink = canvas.firstInk(in: rect) ?? rect.x
    canvas.put(look.isASCII ? ">" : "▸", x: ink - 1, y: rect.y, style: Style(.brightYellow))
  }

  private static func drawEdges(on canvas: inout Canvas, barHeight: Int, _ look: ScreenLook) {
    let box = look.box
    let across = String(repeating: box[4], count: canvas.width - 2)
    let last = canvas.height - 1
    for y in 0...last {
      canvas.put(box[5], x: 0, y: y, style: .dim)
      canvas.put(box[5], x: canvas.width - 1, y: y, style: .dim)
    }
    canvas.put(box[0] + across + box[1], x: 0, y: 0, style: .dim)
    canvas.put(box[2] + across + box[3], x: 0, y: last, style: .dim)
    if barHeight > 0 {
      canvas.put(box[6] + across + box[7], x: 0, y: barHeight, style: .dim)
    }
  }
}

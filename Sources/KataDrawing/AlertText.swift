import KataCore
import KataText

/// An alert: title and message in the middle of a box, then its fields, then its buttons.
struct AlertText: Sendable {
  let width: Int
  let height: Int
  private let title: [String]
  private let message: [String]
  private(set) var placements: [ScreenLayout.Placement] = []
  private let look: ScreenLook

  private static let widest = 46

  init(_ alert: ScreenPicture.Alert, width: Int, look: ScreenLook) {
    self.look = look
    self.width = min(width, Self.widest)
    let room = self.width - 4
    func wrapped(_ text: String?) -> [String] {
      guard let text, !text.isEmpty else { return [] }
      return StyledText(Sanitiser.text(text, marks: look.look.marks)).wrapped(to: room).map(\.plain)
    }
    title = wrapped(alert.title)
    message = wrapped(alert.message)
    var y = 1 + title.count + message.count + 1
    let fields = alert.items.filter { $0.kind != "UIAlertAction" }
    for field in fields {
      guard let renderer = ViewRenderers.renderer(for: field) else { continue }
      placements.append(
        .init(node: field, renderer: renderer, rect: CellRect(x: 2, y: y, width: room, height: 1)))
      y += 1
    }
    let buttons = alert.items.filter { $0.kind == "UIAlertAction" }
    let made = Self.buttons(buttons, y: y + (fields.isEmpty ? 0 : 1), room: room, look)
    placements += made
    height = (made.last.map { $0.rect.maxY } ?? y) + 1
  }

  /// Beside each other where they fit, as two mostly do; else one below the other.
  private static func buttons(
    _ nodes: [ScreenNode], y: Int, room: Int, _ look: ScreenLook
  ) -> [ScreenLayout.Placement] {
    let renderer = ButtonRenderer()
    let widths = nodes.map { renderer.size(of: $0, within: room, look).width }
    let all = widths.reduce(0, +) + 3 * (nodes.count - 1)
    let isRow = nodes.count == 2 && all <= room
    var x = 2 + (room - all) / 2
    return nodes.enumerated().map { index, node in
      defer { x += widths[index] + 3 }
      let rect =
        isRow
        ? CellRect(x: x, y: y, width: widths[index], height: 1)
        : CellRect(x: 2, y: y + index, width: room, height: 1)
      return ScreenLayout.Placement(node: node, renderer: renderer, rect: rect)
    }
  }

  func draw(on canvas: inout Canvas, x: Int, y: Int) {
    let box = look.box
    canvas.clear(CellRect(x: x, y: y, width: width, height: height))
    let across = String(repeating: box[4], count: width - 2)
    for row in 1..<max(2, height - 1) {
      canvas.put(box[5], x: x, y: y + row)
      canvas.put(box[5], x: x + width - 1, y: y + row)
    }
    canvas.put(box[0] + across + box[1], x: x, y: y)
    canvas.put(box[2] + across + box[3], x: x, y: y + height - 1)
    for (index, line) in (title + message).enumerated() {
      let left = max(2, (width - DisplayWidth.of(line)) / 2)
      canvas.put(
        line, x: x + left, y: y + 1 + index, style: index < title.count ? .bold : .plain)
    }
    for placement in placements {
      ScreenText.draw(placement, right: x, down: y, on: &canvas, look)
    }
  }

  /// What it says, with the row of each line.
  var texts: [(line: String, y: Int, isTitle: Bool)] {
    (title + message).enumerated().map { ($1, 1 + $0, $0 < title.count) }
  }
}

import KataCore
import KataText

/// The navigation bar: the way back, the title in the middle, and buttons at both ends.
struct BarText: Sendable {
  private let picture: ScreenPicture
  private let look: ScreenLook

  init(_ picture: ScreenPicture, look: ScreenLook) {
    self.picture = picture
    self.look = look
  }

  /// The bar and the line below it.
  var height: Int { picture.hasBar ? 2 : 0 }

  var title: String { look.line(picture.title) }

  /// The way back as it is drawn; nil when there is none.
  var back: String? {
    picture.back.map { "\(look.isASCII ? "<" : "‹") \(look.line($0))" }
  }

  func draw(on canvas: inout Canvas, width: Int, isCovered: Bool) {
    guard picture.hasBar else { return }
    let (left, right) = ends(width: width)
    let room = width - 4
    if let back {
      let cut = StyledText(back).truncated(to: room / 3, ellipsis: look.look.glyphs.ellipsis)
      canvas.put(cut.plain, x: 2, y: 1, style: Style(.cyan))
    }
    for placement in left + right {
      ScreenText.draw(placement, right: 0, down: 0, on: &canvas, look)
    }
    let start = max(
      left.map(\.rect.maxX).max() ?? 0, back.map { min(room / 3, DisplayWidth.of($0)) + 2 } ?? 2)
    let end = right.map(\.rect.x).min() ?? width - 2
    let title = StyledText(title).truncated(
      to: max(1, end - start - 2), ellipsis: look.look.glyphs.ellipsis
    ).plain
    let size = DisplayWidth.of(title)
    // In the middle of the screen, unless something stands there.
    let x = min(max((width - size) / 2, start + 1), max(start + 1, end - 1 - size))
    canvas.put(title, x: x, y: 1, style: .bold, before: end)
  }

  /// Where the buttons stand.
  func ends(width: Int) -> (left: [ScreenLayout.Placement], right: [ScreenLayout.Placement]) {
    var x = 2 + (back.map { min((width - 4) / 3, DisplayWidth.of($0)) + 2 } ?? 0)
    let left = leaves(picture.left).map { node, renderer in
      let size = renderer.size(of: node, within: width / 3, look)
      defer { x += size.width + 1 }
      return ScreenLayout.Placement(
        node: node, renderer: renderer, rect: CellRect(x: x, y: 1, width: size.width, height: 1))
    }
    var end = width - 2
    // The first one stands at the very end.
    let right = leaves(picture.right).map { node, renderer in
      let size = renderer.size(of: node, within: width / 3, look)
      end -= size.width
      defer { end -= 1 }
      return ScreenLayout.Placement(
        node: node, renderer: renderer, rect: CellRect(x: end, y: 1, width: size.width, height: 1))
    }
    return (left, right)
  }

  private func leaves(_ nodes: [ScreenNode]) -> [(ScreenNode, any ViewRenderer)] {
    nodes.flatMap(\.all).compactMap { node in
      ViewRenderers.renderer(for: node).map { (node, $0) }
    }
  }
}

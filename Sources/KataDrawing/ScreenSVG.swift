package import KataCore
import KataText

/// A screen as a picture in SVG, laid out as the text form is.
package struct ScreenSVG: Sendable {
  /// The picture, as one document.
  package let text: String

  /// As wide as a phone shows text.
  private static let columns = 44

  package init(_ picture: ScreenPicture, words: ScreenWords) {
    let look = ScreenLook(look: Look(hasColour: false), words: words)
    let room = Self.columns - 4
    let body = picture.content.map { ScreenLayout($0, width: room, look: look) }
    let alert = picture.alert.map { AlertText($0, width: room, look: look) }
    let top = picture.hasBar ? 3 : 1
    let rows = top + max(body?.height ?? 0, (alert?.height ?? 0) + 2, 16) + 1
    var writer = SVGWriter()
    Self.add(bar: picture, look, to: &writer)
    for placement in body?.placements ?? [] {
      for shape in placement.renderer.shapes(for: placement.node, in: placement.rect, look) {
        writer.add(shape, right: 2, down: top)
      }
    }
    if let alert { Self.add(alert, look, rows: rows, to: &writer) }
    text = Self.document(writer.elements, rows: rows, title: look.line(picture.title))
  }

  private static func add(
    bar picture: ScreenPicture, _ look: ScreenLook, to writer: inout SVGWriter
  ) {
    guard picture.hasBar else { return }
    let bar = BarText(picture, look: look)
    let whole = CellRect(x: 2, y: 0, width: columns - 4, height: 1)
    writer.add(.text(bar.title, in: whole, alignment: "center", .ink, isBold: true), down: 1)
    if let back = bar.back { writer.add(.text(back, in: whole, alignment: "left", .tint), down: 1) }
    let ends = bar.ends(width: columns)
    for placement in ends.left + ends.right {
      for shape in placement.renderer.shapes(for: placement.node, in: placement.rect, look) {
        writer.add(shape)
      }
    }
    let y = 2 * SVGWriter.cell.height + 8
    writer.add(
      "<line x1=\"0\" y1=\"\(y)\" x2=\"\(columns * SVGWriter.cell.width)\" y2=\"\(y)\" stroke=\"#c7c7cc\"/>"
    )
  }

  private static func add(
    _ alert: AlertText, _ look: ScreenLook, rows: Int, to writer: inout SVGWriter
  ) {
    let (cell, x, y) = (SVGWriter.cell, (columns - alert.width) / 2, (rows - alert.height) / 2 + 1)
    writer.add(
      "<rect width=\"\(columns * cell.width)\" height=\"\(rows * cell.height)\" fill=\"#000000\" opacity=\"0.3\"/>"
    )
    writer.add(.box(CellRect(x: x, y: y, width: alert.width, height: alert.height), .alert))
    for (line, row, isTitle) in alert.texts {
      let rect = CellRect(x: x, y: y + row, width: alert.width, height: 1)
      writer.add(.text(line, in: rect, alignment: "center", .ink, isBold: isTitle))
    }
    for placement in alert.placements {
      for shape in placement.renderer.shapes(for: placement.node, in: placement.rect, look) {
        writer.add(shape, right: x, down: y)
      }
    }
  }

  private static func document(_ elements: [String], rows: Int, title: String) -> String {
    let (width, height) = (columns * SVGWriter.cell.width, rows * SVGWriter.cell.height)
    let head =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(height)\" "
      + "width=\"\(width)\" height=\"\(height)\" font-family=\"-apple-system, system-ui, sans-serif\" font-size=\"15\">"
    let lines =
      [
        head, "<title>\(SVGWriter.escaped(title))</title>",
        "<rect width=\"\(width)\" height=\"\(height)\" rx=\"24\" fill=\"#ffffff\" stroke=\"#c7c7cc\"/>",
      ] + elements + ["</svg>"]
    return lines.map { $0 + "\n" }.joined()
  }
}

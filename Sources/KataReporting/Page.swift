import KataCore
import KataText

/// Lines as they are written, one below the other, with the margins and labels that all sections share.
struct Page {
  let width: Int
  let look: Look
  private(set) var lines: [StyledText] = []

  init(width: Int, look: Look) {
    self.width = min(max(width, 20), 100)
    self.look = look
  }

  var glyphs: Glyphs { look.glyphs }

  /// Says whether labels and their values stand in two columns.
  var isWide: Bool { width >= 60 && look.marks != .words }

  /// Leaves one empty line, however often it is asked for, and none at the top.
  mutating func blank() {
    if let last = lines.last, !last.isEmpty { lines.append("") }
  }

  mutating func heading(_ parts: [String]) {
    let text = parts.map { words($0, .bold) }
    add(text.joined(separator: look.marks == .words ? comma : StyledText(glyphs.separator)))
  }

  mutating func add(_ text: StyledText, lead: StyledText = "", hanging: StyledText? = nil) {
    lines += text.wrapped(to: width, lead: lead, hanging: hanging)
  }

  /// Writes lines as they are, such as those of a drawing.
  mutating func draw(_ drawing: [StyledText]) { lines += drawing }

  /// Writes a line that opens with a mark, two columns in.
  mutating func item(_ mark: String, _ colour: Style.Colour?, _ text: StyledText) {
    let mark = Catalogue.current.text(mark)
    // A full-width colon brings its own distance.
    let gap = mark.isEmpty || mark.hasSuffix("：") ? "" : " "
    let sign = StyledText(mark, Style(colour)) + StyledText(gap)
    add(text, lead: "  " + sign, hanging: look.marks == .words ? "    " : nil)
  }

  /// Writes a label with its value beside it, or behind a colon where there is little room.
  mutating func field(_ label: String, _ value: StyledText) {
    let label = Catalogue.current.text(label)
    if isWide {
      let padding = String(repeating: " ", count: max(10 - DisplayWidth.of(label), 1))
      add(value, lead: "    " + StyledText(label, .dim) + StyledText(padding))
    } else {
      add(
        StyledText(label + Catalogue.current.text(": "), .dim) + value, lead: "    ",
        hanging: "      ")
    }
  }

  mutating func excerpt(_ source: String, line: Int, column: Int?) {
    let excerpt = CodeExcerpt(source: source, line: line, column: column)
    let name = Catalogue.current.text("line %@", "\(line)")
    lines += excerpt.lines(width: width - 6, look: look, name: name).map { "      " + $0 }
  }
}

/// One character as a terminal shows it.
struct Cell: Hashable {
  let character: Character
  let style: Style
  let link: WebLink?
  let width: Int

  init(_ character: Character, _ style: Style, _ link: WebLink? = nil) {
    self.character = character
    self.style = style
    self.link = link
    width = DisplayWidth.of(character)
  }

  var isSpace: Bool { character == " " }
}

extension StyledText {
  /// The characters of the joined text; one that spans two runs takes the style it starts with.
  var cells: [Cell] {
    let text = plain
    var (cells, run, end) = ([Cell](), 0, runs.first?.text.utf8.count ?? 0)
    var offset = 0
    for character in text {
      while offset >= end, run + 1 < runs.count {
        run += 1
        end += runs[run].text.utf8.count
      }
      cells.append(Cell(character, runs[run].style, runs[run].link))
      offset += character.utf8.count
    }
    return cells
  }

  init(_ cells: some Sequence<Cell>) {
    self.init()
    var (text, style, link) = ("", Style.plain, WebLink?.none)
    for cell in cells {
      if cell.style != style || cell.link != link {
        append(text, style, link: link)
        (text, style, link) = ("", cell.style, cell.link)
      }
      text.append(cell.character)
    }
    append(text, style, link: link)
  }

  /// The text without the blanks at its end.
  func trimmedAtEnd() -> StyledText {
    guard let last = runs.last?.text.last, last == " " || last == "\u{a0}" else { return self }
    let cells = self.cells
    let kept = cells.lastIndex { !$0.isSpace && $0.character != "\u{a0}" }
    return StyledText(cells[..<(kept.map { $0 + 1 } ?? 0)])
  }
}

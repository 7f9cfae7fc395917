/// The part of a source line that fits a width and holds the column it is about.
struct ExcerptWindow {
  /// A character of the source as it is shown, and the byte at which it begins.
  struct Piece {
    let text: String
    let byte: Int
    let width: Int

    init(text: String, byte: Int) {
      self.text = text
      self.byte = byte
      width = DisplayWidth.of(text)
    }
  }

  let text: String
  /// The column of the sign, counted from 0 within `text`.
  let caret: Int?

  init(pieces: [Piece], column: Int?, width: Int, ellipsis: String) {
    var pieces = pieces[...]
    if Self.width(pieces) > width {
      // A long line gives up its indentation first.
      pieces = pieces.drop { $0.text == " " || $0.text == "    " }
    }
    let target = column.map { column in
      pieces.lastIndex { $0.byte <= column - 1 } ?? pieces.startIndex
    }
    let start = Self.start(of: pieces, target: target, width, DisplayWidth.of(ellipsis))
    let lead = start > pieces.startIndex ? ellipsis : ""
    let whole = StyledText(lead + pieces[start...].map(\.text).joined())
    text = whole.truncated(to: width, ellipsis: ellipsis).plain
    caret = target.map { DisplayWidth.of(lead) + Self.width(pieces[start..<$0]) }
  }

  /// The first piece to show: the line's own first while the target can be seen from there.
  private static func start(
    of pieces: ArraySlice<Piece>, target: Int?, _ width: Int, _ side: Int
  ) -> Int {
    guard let target, self.width(pieces) > width,
      self.width(pieces[..<target]) + pieces[target].width + side > width
    else { return pieces.startIndex }
    return pieces[...target].indices.first { index in
      self.width(pieces[index...]) + side <= width
        || self.width(pieces[index..<target]) + side <= width / 2
    } ?? target
  }

  private static func width(_ pieces: ArraySlice<Piece>) -> Int {
    pieces.reduce(0) { $0 + $1.width }
  }
}

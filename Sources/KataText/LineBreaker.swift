/// Decides where one paragraph breaks, on the joined text, whatever its styles.
struct LineBreaker {
  let cells: [Cell]
  let firstWidth: Int
  let width: Int

  /// The lines without the blanks at which they broke; an empty paragraph is one empty line.
  var lines: [ArraySlice<Cell>] {
    var lines: [ArraySlice<Cell>] = []
    var start = 0
    while start < cells.count {
      let fitting = end(from: start, room: lines.isEmpty ? firstWidth : width)
      guard fitting < cells.count else { break }
      let stop =
        restingPlace(in: start..<fitting) ?? withClosingMarks(joint(in: start..<fitting), start)
      lines.append(trimmed(cells[start..<stop]))
      start = cells[stop...].firstIndex { !$0.isSpace } ?? cells.count
    }
    if start < cells.count || lines.isEmpty { lines.append(trimmed(cells[start...])) }
    return lines
  }

  /// The columns of the widest stretch in which no line may end.
  var widestPiece: Int {
    var (widest, width) = (0, 0)
    for (index, cell) in cells.enumerated() {
      if index > 0, mayBreak(before: index) { width = 0 }
      width += cell.isSpace ? 0 : cell.width
      widest = max(widest, width)
    }
    return widest
  }

  /// The end of the longest piece that fits; at least one character long.
  private func end(from start: Int, room: Int) -> Int {
    var (room, index) = (room, start)
    while index < cells.count, room >= cells[index].width {
      room -= cells[index].width
      index += 1
    }
    return max(index, start + 1)
  }

  /// The last place in the piece, or right behind it, where a line may end.
  private func restingPlace(in piece: Range<Int>) -> Int? {
    (piece.lowerBound + 1...piece.upperBound).last { index in
      mayBreak(before: index) && cells[piece.lowerBound..<index].contains { !$0.isSpace }
    }
  }

  private func mayBreak(before index: Int) -> Bool {
    let (left, right) = (cells[index - 1], cells[index])
    if right.isSpace || left.isSpace { return true }
    guard left.width == 2 || right.width == 2 else { return false }
    return (left.mayEndLine || closes(at: index - 1)) && (right.mayStartLine || opens(at: index))
  }

  /// Says whether a mark that looks the same at both ends stands before a word, as in 视图`XCTest`.
  private func opens(at index: Int) -> Bool {
    cells[index].isTwoSided && index + 1 < cells.count && cells[index + 1].isNarrowWord
  }

  private func closes(at index: Int) -> Bool {
    cells[index].isTwoSided && index > 0 && cells[index - 1].isNarrowWord
  }

  /// Where to cut a word that is longer than a line: behind a slash or a kept blank, behind another joint in its
  /// second half, else anywhere.
  private func joint(in piece: Range<Int>) -> Int {
    let half = piece.lowerBound + piece.count / 2
    let joint =
      piece.last { ["/", "\u{a0}"].contains(cells[$0].character) }
      ?? piece.last { $0 >= half && Self.joints.contains(cells[$0].character) }
    return joint.map { $0 + 1 } ?? piece.upperBound
  }

  /// Moves a cut forward, so that a mark which closes the word takes the word's end to the next line with it.
  private func withClosingMarks(_ cut: Int, _ start: Int) -> Int {
    var stop = cut
    while stop > start + 1, closesWord(at: stop) { stop -= 1 }
    // A line of nothing but marks has no word to take along.
    return stop > start + 1 || !closesWord(at: stop) ? stop : cut
  }

  private func closesWord(at index: Int) -> Bool {
    guard cells[index].isClosing || closes(at: index) else { return false }
    let next = index + 1 < cells.count ? cells[index + 1] : nil
    // Within a word, as in `a.b`, a mark closes nothing.
    return cells[index].width == 2 || next.map { !$0.isNarrowWord } ?? true
  }

  private func trimmed(_ line: ArraySlice<Cell>) -> ArraySlice<Cell> {
    guard let last = line.lastIndex(where: { !$0.isSpace }) else { return [] }
    return line[...last]
  }

  private static let joints: Set<Character> = [",", ".", "(", "_", "-"]
}

extension Cell {
  /// Says whether a line may begin with it beside a wide character: no closing mark, no mark of a sentence.
  fileprivate var mayStartLine: Bool {
    if width == 2 { return !Self.closing.contains(character) }
    return isNarrowWord || Self.narrowOpening.contains(character)
  }

  /// Says whether a line may end with it beside a wide character: no opening mark.
  fileprivate var mayEndLine: Bool {
    if width == 2 { return !Self.opening.contains(character) }
    return isNarrowWord || Self.closing.contains(character)
  }

  fileprivate var isClosing: Bool { Self.closing.contains(character) }

  fileprivate var isNarrowWord: Bool { width < 2 && (character.isLetter || character.isNumber) }

  /// Says whether it opens and closes what it marks.
  fileprivate var isTwoSided: Bool { ["`", "*", "_", "\"", "'"].contains(character) }

  private static let narrowOpening = Set<Character>("([{<“‘")
  private static let opening = Set<Character>("（《「『【〔〈｛［“‘")
  private static let closing = Set<Character>("，。、；：？！）》」』】〕〉｝］”’…—～·,.;:?!)]}")
}

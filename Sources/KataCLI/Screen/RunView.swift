import KataCore
import KataDrawing
import KataText

/// What stands on the terminal while a screen is used: the screen, what happened beside or below it, and the keys.
struct RunView: Sendable {
  static let leastColumns = 40
  static let leastRows = 14

  let state: RunState
  let words: RunWords
  let look: ScreenLook
  let columns: Int
  let rows: Int
  /// Whether the kata has something that can happen outside the screen.
  let hasEvents: Bool

  private static let widestScreen = 60
  private static let narrowestPane = 26

  /// The lines from the top, as many as there are rows at most.
  var lines: [StyledText] {
    guard columns >= Self.leastColumns, rows >= Self.leastRows else {
      return StyledText(words.tooSmall(columns: columns, rows: rows)).wrapped(to: max(2, columns))
    }
    let foot = foot
    let body = rows - foot.count
    return Array((isBeside ? beside(body) : below(body)).prefix(body)) + foot
  }

  /// Whether there is room for a pane at the side.
  private var isBeside: Bool { columns >= Self.leastColumns + Self.narrowestPane + 2 }

  private var screenWidth: Int {
    isBeside ? min(Self.widestScreen, columns - Self.narrowestPane - 2, columns * 3 / 5) : columns
  }

  private func beside(_ rows: Int) -> [StyledText] {
    let screen = screen(rows)
    let pane = pane(width: columns - screenWidth - 2, rows: rows)
    return (0..<max(screen.count, pane.count)).map { row in
      let left = screen.indices.contains(row) ? screen[row] : ""
      let padding = String(repeating: " ", count: max(0, screenWidth - left.widthInColumns) + 2)
      return left + StyledText(padding) + (pane.indices.contains(row) ? pane[row] : "")
    }
  }

  private func below(_ rows: Int) -> [StyledText] {
    // The screen comes first, but what it said last must be seen.
    let least = min(3, state.news.count)
    let screen = screen(rows - least)
    return screen + pane(width: columns, rows: rows - screen.count)
  }

  /// The part of the screen with the focus, when it is higher than there is room.
  private func screen(_ rows: Int) -> [StyledText] {
    guard let picture = state.moment.picture else { return [StyledText(words.left)] }
    let drawn = ScreenText(picture, width: screenWidth, look: look)
    guard drawn.lines.count > rows, let focus = drawn.focusRow else {
      return Array(drawn.lines.prefix(rows))
    }
    let start = max(0, min(focus - rows / 2, drawn.lines.count - rows))
    return Array(drawn.lines[start..<(start + rows)])
  }

  private func pane(width: Int, rows: Int) -> [StyledText] {
    RunPane(state: state, look: look.look, width: width).lines(rows: rows)
  }

  private var foot: [StyledText] {
    let status =
      state.moment.request.map {
        words.waiting(for: Sanitiser.line($0, marks: look.look.marks), isNew: false)
      }
      ?? words.nextAnswer[state.next] ?? ""
    let colour: Style = state.next == .good ? .dim : Style(.yellow)
    return [StyledText(status, colour).truncated(to: columns, ellipsis: look.look.glyphs.ellipsis)]
      + keys.wrapped(to: columns - 1)
  }

  private var keys: StyledText {
    if state.isTyping { return StyledText(words.endTyping, .dim) }
    let arrows = look.look.marks == .unicode ? "↑↓" : "arrows"
    var all: [(String, String)] = [
      (arrows, words.move), (words.enter, words.tap), ("b", words.back),
    ]
    if state.focused?.isRow == true { all.append(("w", words.swipe)) }
    if state.moment.request != nil {
      all.append(("a", words.answerNow))
    } else {
      all += [("s", NextAnswer.slow), ("f", .failure), ("n", .nonsense), ("g", .good)].map {
        ($0, words.keys[$1] ?? "")
      }
    }
    if hasEvents { all.append(("e", words.happen)) }
    all.append(("q", words.quit))
    return all.map { StyledText($0, .bold) + StyledText("\u{a0}\($1)", .dim) }
      .joined(separator: "  ")
  }
}

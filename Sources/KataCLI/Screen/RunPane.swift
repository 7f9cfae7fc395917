import KataCore
import KataText

/// What has happened on a screen: each action, and the methods it went through, type by type.
struct RunPane: Sendable {
  let state: RunState
  let look: Look
  let width: Int

  private static let colours: [Style.Colour] = [.cyan, .magenta, .green, .yellow, .blue, .red]

  /// As many lines as there are rows at most: the last action from its beginning, and what came before where there is
  /// room.
  func lines(rows: Int) -> [StyledText] {
    guard rows > 0 else { return [] }
    let start = state.news.lastIndex { if case .action = $0 { true } else { false } } ?? 0
    let last = state.news[start...].flatMap(lines)
    guard last.count <= rows else {
      let more = StyledText("\(look.glyphs.ellipsis) +\(last.count - rows + 1)", .dim)
      return Array(last.prefix(rows - 1)) + [more]
    }
    let before = state.news[..<start].flatMap(lines)
    return Array(before.suffix(rows - last.count)) + last
  }

  private func lines(_ news: RunState.News) -> [StyledText] {
    switch news {
    case .action(let text):
      return StyledText(Sanitiser.line(text, marks: look.marks), .bold).wrapped(
        to: width, lead: StyledText("\(look.glyphs.pointer) "))
    case .said(let text):
      return StyledText(Sanitiser.line(text, marks: look.marks), .dim).wrapped(
        to: width, lead: "  ")
    case .path(let path): return path.steps.flatMap(lines)
    }
  }

  /// The type as the head of a box, and its methods in it.
  private func lines(_ step: RunPath.Step) -> [StyledText] {
    let colour = step.type.flatMap { state.types.firstIndex(of: $0) }.map {
      Self.colours[$0 % Self.colours.count]
    }
    let style = Style(colour)
    let corner = look.marks == .unicode ? "┌ " : "- "
    let bar = look.marks == .unicode ? "│ " : "| "
    let head = step.type.map {
      [StyledText("\(corner)\(Sanitiser.line($0))", Style(colour, isBold: true))]
    }
    let methods = step.methods.map { StyledText("\(bar)\(Sanitiser.line($0.text))", style) }
    return ((head ?? []) + methods).map {
      ("  " + $0).truncated(to: width, ellipsis: look.glyphs.ellipsis)
    }
  }
}

import CLibedit
import KataText

extension EditingSession {
  /// TAB: completes the word as far as it is clear, or lists what it may become.
  func complete() -> UInt8 {
    let line = native.line
    let (text, cursor) = (line.text, line.beforeCursor.utf8.count)
    let completions = completer.completions(for: text, cursor: cursor)
    switch CompletionStep(line: text, cursor: cursor, completions: completions) {
    case .nothing: return UInt8(CC_ERROR)
    case .edit(let line, let cursor):
      native.setLine(LineState(text: line, cursor: cursor))
      return UInt8(CC_REFRESH)
    case .list(let candidates): return list(candidates)
    }
  }

  private func list(_ candidates: [Completion]) -> UInt8 {
    leaveLine()
    if candidates.count > CompletionList.mostUnasked {
      guard let answer = ask(wording.askToList(candidates.count)) else { return UInt8(CC_EOF) }
      guard ["y", "Y", " ", "\t"].contains(Unicode.Scalar(answer)) else {
        return UInt8(CC_NORM)
      }
    }
    let width = TerminalSize(of: input.descriptor).columns
    let list = CompletionList(candidates: candidates, width: width, look: look)
    native.write(list.lines.rendered(hasColour: look.hasColour))
    return UInt8(CC_NORM)
  }
}

import CLibedit
import KataText

extension EditingSession {
  enum Step {
    case older, newer
  }

  /// An arrow key: shows an older or newer line, mostly one that begins as what was typed.
  func walk(_ step: Step, ignoringBeginning: Bool = false) -> UInt8 {
    let line = native.line
    let beginning = ignoringBeginning ? "" : line.beforeCursor
    let found =
      switch step {
      case .older:
        walker.older(in: history.entries, line: line.text, beginning: beginning)
      case .newer: walker.newer(in: history.entries, line: line.text)
      }
    guard let found else { return UInt8(CC_ERROR) }
    native.setLine(LineState(text: found))
    return UInt8(CC_REFRESH)
  }

  /// ^R: searches the history while somebody types, and leaves what was found on the line.
  func searchHistory() -> UInt8 {
    let before = native.line
    var search = HistorySearch(history.entries)
    while true {
      show(search, otherwise: before)
      guard case .key(let code) = readKey() else { return UInt8(CC_EOF) }
      switch SearchKey(code) {
      case .character(let scalar): search.type(scalar)
      case .erase: search.erase()
      case .older: search.goOlder()
      case .newer: search.goNewer()
      case .abort: return endSearch(with: before)
      case .accept: return endSearch(with: search.found.map { LineState(text: $0) } ?? before)
      case .command:
        input.giveBack(code)
        return endSearch(with: search.found.map { LineState(text: $0) } ?? before)
      }
    }
  }

  private func show(_ search: HistorySearch, otherwise line: LineState) {
    let text = search.isFailing ? wording.failedSearch(search.query) : wording.search(search.query)
    shownPrompt = PromptText(rendered: text)
    native.setLine(search.found.map { LineState(text: $0) } ?? line)
  }

  private func endSearch(with line: LineState) -> UInt8 {
    shownPrompt = nil
    native.setLine(line)
    return UInt8(CC_REFRESH)
  }

  /// Inserts what is pasted; several lines stay one entry, and none of them runs by itself.
  func paste() -> UInt8 {
    let paste = PasteText(input.paste())
    native.insert(paste.text)
    return UInt8(paste.isCut ? CC_REFRESH_BEEP : CC_REFRESH)
  }
}

/// What a key means during a search.
private enum SearchKey {
  case character(Unicode.Scalar)
  case erase, older, newer, abort, accept
  /// Ends the search and does what it does elsewhere.
  case command

  init(_ code: UInt32) {
    switch code {
    case 0x12, EditingKey.up.rawValue: self = .older
    case 0x13, EditingKey.down.rawValue: self = .newer
    case 0x08, 0x7f: self = .erase
    case 0x07: self = .abort
    case 0x1b: self = .accept
    case ..<0x20, EditingKey.codes: self = .command
    default: self = Unicode.Scalar(code).map { .character($0) } ?? .command
    }
  }
}

/// What the TAB key does with the completions of a word.
enum CompletionStep: Hashable {
  case nothing
  /// Another line, with the cursor so many bytes of UTF-8 into it.
  case edit(line: String, cursor: Int)
  case list([Completion])

  init(line: String, cursor: Int, completions: LineCompletions) {
    var seen: Set<String> = []
    let candidates = completions.candidates.filter { seen.insert($0.replacement).inserted }
    guard let first = candidates.first, let edit = LineEdit(line, word: completions.word) else {
      self = .nothing
      return
    }
    if candidates.count == 1 {
      self = edit.finishing(with: first)
    } else {
      let common = candidates.dropFirst().reduce(first.replacement) {
        $0.commonPrefix(with: $1.replacement)
      }
      self = edit.extending(to: common) ?? .list(candidates)
    }
  }
}

/// A line with one word that is to become another.
private struct LineEdit {
  let head: Substring
  let typed: Substring
  let tail: Substring

  init?(_ line: String, word: Range<Int>) {
    let text = line.utf8
    guard word.lowerBound >= 0, word.upperBound <= text.count else { return nil }
    let start = text.index(text.startIndex, offsetBy: word.lowerBound)
    let end = text.index(text.startIndex, offsetBy: word.upperBound)
    guard start.samePosition(in: line) != nil, end.samePosition(in: line) != nil else { return nil }
    head = line[..<start]
    typed = line[start..<end]
    tail = line[end...]
  }

  func finishing(with completion: Completion) -> CompletionStep {
    let word = WordQuoting(like: typed).quoted(
      completion.replacement, isOver: completion.isComplete)
    guard completion.isComplete else { return edit(word) }
    // A blank that is there already is stepped over.
    return tail.first == " " ? edit(word, steps: 1) : edit(word + " ")
  }

  /// Completes as far as all candidates agree; nil when that is no further than what stands there.
  func extending(to common: String) -> CompletionStep? {
    let plain = WordQuoting.plain(typed)
    guard common.count > plain.count, common.lowercased().hasPrefix(plain.lowercased()) else {
      return nil
    }
    return edit(WordQuoting(like: typed).quoted(common, isOver: false))
  }

  private func edit(_ word: String, steps: Int = 0) -> CompletionStep {
    .edit(line: head + word + tail, cursor: head.utf8.count + word.utf8.count + steps)
  }
}

extension String {
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}

import KataText

/// One item of a checkpoint's list of answers, taken apart.
struct AnswerDraft: Sendable {
  /// The item's line in the file.
  let line: Int
  /// Whether it is marked as right; nil when it has no box to be marked in.
  let isRight: Bool?
  /// Its first paragraph in Markdown, without the box.
  let text: String
  /// Everything below that paragraph in Markdown; empty when there is nothing.
  let explanation: String

  init(_ item: MarkdownList.Item, in file: LessonText) {
    line = item.line
    isRight = item.isDone
    let whole = file.text(of: item.line...item.line)
    let boxEnd = whole.firstIndex(of: "]").map(whole.index(after:)) ?? whole.startIndex
    // Where a lazy writer has put nothing below, or has begun with something else than a paragraph.
    let below = item.blocks.dropFirst().first?.line ?? item.lines.upperBound + 1
    let further =
      item.line + 1 < below ? file.text(of: (item.line + 1)...(below - 1), indentation: 80) : ""
    text = [whole[boxEnd...].trimmingBlanks(), further].filter { !$0.isEmpty }
      .joined(separator: "\n")
    let indentation = whole.prefix { $0 != "[" }.count
    explanation =
      below <= item.lines.upperBound
      ? file.text(of: below...item.lines.upperBound, indentation: indentation) : ""
  }
}

package import KataCore
package import KataText

/// A lesson, read: what is shown, what is asked, and what its author should fix.
package struct LessonPage: Sendable {
  package let lesson: Lesson
  /// The text without its title and its checkpoints; lines are those of the file.
  package let document: MarkdownDocument
  /// The text with its checkpoints, for whoever proves it.
  package let whole: MarkdownDocument
  package let checkpoints: [Checkpoint]
  /// What the lesson's author should fix, with the places in the file.
  package let notes: [Finding]

  /// Reads a file's bytes, whatever they are.
  init(lesson: Lesson, bytes: some Collection<UInt8>) {
    let text = LessonText(bytes)
    let matter = FrontMatter(text.lines)
    let start = matter.lineCount + 1
    whole = MarkdownDocument(text.text(from: start), firstLine: start)
    // Without front matter the first heading is the title, which is shown above the text anyway.
    let isTitled = matter.title == nil && whole.blocks.first?.headingLevel == 1
    let body = Array(isTitled ? whole.blocks.dropFirst() : whole.blocks[...])
    let reading = CheckpointReading(body, of: text)
    self.lesson = lesson
    document = MarkdownDocument(blocks: reading.shown)
    checkpoints = reading.checkpoints
    notes = (text.problems + matter.problems + reading.problems).map {
      $0.finding(in: lesson)
    }
  }
}

extension MarkdownBlock {
  /// The level of a heading; nil for other blocks.
  var headingLevel: Int? {
    if case .heading(let level, _) = kind { return level }
    return nil
  }
}

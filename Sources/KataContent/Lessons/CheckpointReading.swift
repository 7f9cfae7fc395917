import KataCore
import KataText

/// Parts a lesson into its checkpoints and what is shown; one that cannot be asked is shown, and its author is told.
struct CheckpointReading: Sendable {
  private(set) var shown: [MarkdownBlock] = []
  private(set) var checkpoints: [Checkpoint] = []
  private(set) var problems: [LessonProblem] = []

  /// Parts these blocks of a lesson's file.
  init(_ blocks: [MarkdownBlock], of text: LessonText) {
    var rest = blocks[...]
    while let block = rest.popFirst() {
      guard let words = block.checkpointWords else {
        shown.append(block)
        continue
      }
      let end = rest.firstIndex { $0.headingLevel != nil || $0.checkpointWords != nil }
      let own = rest[..<(end ?? rest.endIndex)]
      rest = rest[own.endIndex...]
      take(CheckpointDraft(text: text, words: words, marker: block.lines, blocks: Array(own)))
    }
    dropEmptiedHeadings(of: blocks)
  }

  private mutating func take(_ draft: CheckpointDraft) {
    do throws(LessonProblem) {
      let checkpoint = try draft.checkpoint()
      guard !checkpoints.contains(where: { $0.id == checkpoint.id }) else {
        throw LessonProblem(
          line: draft.marker.lowerBound, sentence: "two checkpoints have the id `\(checkpoint.id)`")
      }
      checkpoints.append(checkpoint)
    } catch {
      problems.append(error)
      shown += draft.blocks
    }
  }

  /// Leaves out the heading above checkpoints when nothing is left below it.
  private mutating func dropEmptiedHeadings(of blocks: [MarkdownBlock]) {
    let above = zip(blocks, blocks.dropFirst()).filter {
      $0.headingLevel != nil && $1.checkpointWords != nil
    }.map(\.0)
    shown = shown.indices.filter { index in
      let isFollowed = index + 1 < shown.count && shown[index + 1].headingLevel == nil
      return isFollowed || !above.contains(shown[index])
    }.map { shown[$0] }
  }
}

extension MarkdownBlock {
  /// The words of a comment that opens a checkpoint, the first of them misspelt perhaps; nil for other blocks.
  fileprivate var checkpointWords: [Substring]? {
    guard case .htmlComment(let text) = kind else { return nil }
    let words = text.split(whereSeparator: \.isWhitespace)
    // A short word is an author's own remark, though it may begin like this one: `check the date`.
    guard let first = words.first, first.count > 7 else { return nil }
    return NearestName(among: ["checkpoint"]).match(for: String(first)) == nil ? nil : words
  }
}

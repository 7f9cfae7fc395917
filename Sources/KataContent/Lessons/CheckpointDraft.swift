import KataCore
import KataText

/// A checkpoint as it stands in a lesson's file, before anybody has looked whether it can be asked.
struct CheckpointDraft: Sendable {
  /// The whole file.
  let text: LessonText
  /// The words of the comment that opens it.
  let words: [Substring]
  /// The lines of that comment.
  let marker: ClosedRange<Int>
  /// What stands below the comment: the question, then the list of answers.
  let blocks: [MarkdownBlock]

  /// - Throws: What has to be fixed before it can be asked.
  func checkpoint() throws(LessonProblem) -> Checkpoint {
    let (kind, id) = try head()
    guard let list = blocks.last?.list else {
      throw problem("the checkpoint `\(id)` does not end with its list of answers")
    }
    let asked = blocks.dropLast()
    guard let first = asked.first, let last = asked.last else {
      throw problem("the checkpoint `\(id)` asks nothing")
    }
    let answers = try CheckpointAnswers(
      list.items.map { AnswerDraft($0, in: text) }, kind: kind, code: asked.compactMap(\.code),
      checkpoint: problem("the checkpoint `\(id)`"))
    return Checkpoint(
      id: id, kind: kind, question: text.text(of: first.line...last.lines.upperBound),
      choices: answers.choices, otherwise: answers.otherwise)
  }

  private func head() throws(LessonProblem) -> (kind: Checkpoint.Kind, id: String) {
    guard words.count == 3, words[0] == "checkpoint" else {
      throw problem("a checkpoint does not open with `<!-- checkpoint KIND ID -->`")
    }
    guard let kind = Checkpoint.Kind(rawValue: String(words[1])) else {
      let kinds = Checkpoint.Kind.allCases.map(\.rawValue).joined(separator: ", ")
      throw problem("`\(words[1])` is no kind of checkpoint; they are: \(kinds)")
    }
    guard words[2].isID else {
      throw problem("the id `\(words[2])` is not made of small letters, digits and hyphens")
    }
    return (kind, String(words[2]))
  }

  private func problem(_ sentence: String) -> LessonProblem {
    LessonProblem(line: marker.lowerBound, sentence: sentence)
  }
}

extension MarkdownBlock {
  fileprivate var list: MarkdownList? {
    if case .list(let list) = kind { return list }
    return nil
  }

  fileprivate var code: MarkdownCode? {
    if case .code(let code) = kind { return code }
    return nil
  }
}

extension Substring {
  /// Small letters, digits and hyphens, which do not come first; a regular expression would be compiled for each.
  fileprivate var isID: Bool {
    let isPlain = { (byte: UInt8) in (97...122).contains(byte) || (48...57).contains(byte) }
    guard let first = utf8.first, isPlain(first) else { return false }
    return utf8.allSatisfy { isPlain($0) || $0 == 45 }
  }
}

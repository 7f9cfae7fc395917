import KataCore
import KataText

/// The answers of a checkpoint, once it is certain that there is a right one and something to say about each.
struct CheckpointAnswers: Sendable {
  private(set) var choices: [Checkpoint.Choice] = []
  private(set) var otherwise: String?

  /// - Parameters:
  ///   - code: The code blocks of the question.
  ///   - checkpoint: Where the checkpoint is and how a problem about it begins.
  /// - Throws: What has to be fixed first.
  init(
    _ drafts: [AnswerDraft], kind: Checkpoint.Kind, code: [MarkdownCode],
    checkpoint: LessonProblem
  ) throws(LessonProblem) {
    for draft in drafts {
      guard let isRight = draft.isRight else {
        throw draft.problem("an answer has no `[ ]` or `[x]`")
      }
      if kind == .line {
        try takeLine(draft, isRight: isRight, code: code, checkpoint)
      } else {
        try takeLetter(draft, isRight: isRight)
      }
    }
    let right = choices.count(where: \.isRight)
    if right == 0 { throw checkpoint.saying("has no right answer") }
    if kind == .line {
      if otherwise == nil { throw checkpoint.saying("has no answer `other:`") }
    } else {
      if right > 1 { throw checkpoint.saying("has \(right) right answers, and may have one") }
      if choices.count < 2 { throw checkpoint.saying("has only one answer") }
    }
  }

  private mutating func takeLetter(
    _ draft: AnswerDraft, isRight: Bool
  ) throws(LessonProblem) {
    let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
    guard choices.count < letters.count else {
      throw draft.problem("there are more answers than letters")
    }
    if draft.text.isEmpty { throw draft.problem("an answer says nothing") }
    if draft.explanation.isEmpty { throw draft.problem("an answer has no explanation below it") }
    choices.append(
      Checkpoint.Choice(
        label: letters[choices.count], text: draft.text, isRight: isRight,
        explanation: draft.explanation))
  }

  private mutating func takeLine(
    _ draft: AnswerDraft, isRight: Bool, code: [MarkdownCode], _ checkpoint: LessonProblem
  ) throws(LessonProblem) {
    guard code.count == 1, let lines = code.first?.lines else {
      throw checkpoint.saying("asks for a line, and needs exactly one block of code for it")
    }
    let label = draft.text.prefix { $0 != ":" }
    let said = draft.text.dropFirst(label.count + 1).trimmingBlanks()
    let explanation = draft.explanation.isEmpty ? said : draft.explanation
    if explanation.isEmpty { throw draft.problem("an answer has no explanation") }
    if label == "other" {
      guard otherwise == nil, !isRight else {
        throw draft.problem("`other:` stands there once, and is never right")
      }
      otherwise = [said, draft.explanation].filter { !$0.isEmpty }.joined(separator: "\n\n")
      return
    }
    guard let number = Int(label), lines.indices.contains(number - 1) else {
      throw draft.problem("an answer does not begin with `other:` or one of \(lines.count) lines")
    }
    guard !choices.contains(where: { $0.label == "\(number)" }) else {
      throw draft.problem("line \(number) is answered twice")
    }
    // With nothing but an explanation, the line speaks for itself.
    let text = draft.explanation.isEmpty ? "`\(lines[number - 1].trimmingBlanks())`" : said
    choices.append(
      Checkpoint.Choice(
        label: "\(number)", text: text, isRight: isRight, explanation: explanation))
  }
}

extension MarkdownCode {
  fileprivate var lines: [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}

extension AnswerDraft {
  fileprivate func problem(_ sentence: String) -> LessonProblem {
    LessonProblem(line: line, sentence: sentence)
  }
}

extension LessonProblem {
  /// The same place with the rest of the sentence.
  fileprivate func saying(_ rest: String) -> LessonProblem {
    LessonProblem(line: line, sentence: "\(sentence) \(rest)")
  }
}

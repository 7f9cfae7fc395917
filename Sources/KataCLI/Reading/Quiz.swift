import Foundation
import KataContent
import KataCore
import KataRecords
import KataTerminal
import KataText

/// Asks a lesson's questions one by one and writes the answers down.
struct Quiz: Sendable {
  let page: LessonPage
  let context: Context
  let appearance: Appearance

  private enum Turn {
    case right(isFirstTry: Bool)
    case skipped, stopped
  }

  /// Asks those that have no right answer yet, or all of them if every one has.
  func ask() async {
    let known = context.records.read { try $0.answers(lesson: page.lesson.id) } ?? []
    let right = Set(known.filter(\.isRight).map(\.checkpoint))
    let left = page.checkpoints.filter { !right.contains($0.id) }
    let asked = left.isEmpty ? page.checkpoints : left
    var (count, firstTries) = (0, 0)
    questions: for checkpoint in asked {
      let number = (page.checkpoints.firstIndex(of: checkpoint) ?? 0) + 1
      show([""] + text(checkpoint).question(number: number, of: page.checkpoints.count) + [""])
      switch await answer(to: checkpoint) {
      case .right(let isFirstTry):
        count += 1
        if isFirstTry { firstTries += 1 }
      case .skipped: continue
      case .stopped: break questions
      }
    }
    close(right: count, firstTries: firstTries, of: asked.count)
  }

  /// Prints all questions, and all answers behind them.
  func print() {
    let words = context.words
    guard !page.checkpoints.isEmpty else { return }
    show([""] + StyledText(words.questionsTitle, .bold).wrapped(to: width))
    for (index, checkpoint) in page.checkpoints.enumerated() {
      show([""] + text(checkpoint).question(number: index + 1, of: page.checkpoints.count))
    }
    show([""] + StyledText(words.answersTitle, .bold).wrapped(to: width))
    for (index, checkpoint) in page.checkpoints.enumerated() {
      show([""] + text(checkpoint).answer(number: index + 1))
    }
  }

  /// Takes answers to one question until one is right, or it is left.
  private func answer(to checkpoint: Checkpoint) async -> Turn {
    var isFirstTry = true
    while !Task.isCancelled {
      guard case .line(let line) = await context.input.answer(prompt(for: checkpoint)) else {
        context.output.write("\n")
        return .stopped
      }
      let word = line.halfWidth.trimmingCharacters(in: .whitespaces).lowercased()
      if word.isEmpty { return .skipped }
      if word == "q" { return .stopped }
      if word == "m", !page.document.foldedCode.isEmpty {
        showFoldedCode()
        continue
      }
      let choice = checkpoint.choices.first { $0.label == word }
      let isLine = checkpoint.kind == .line && Int(word) != nil
      guard choice != nil || isLine else {
        show([StyledText("  " + refusal(checkpoint), .dim)])
        continue
      }
      let isRight = choice?.isRight ?? false
      context.records.write {
        try $0.noteAnswer(
          lesson: page.lesson.id, checkpoint: checkpoint.id, choice: word, isRight: isRight)
      }
      show(text(checkpoint).explanation(of: choice, label: word))
      if isRight { return .right(isFirstTry: isFirstTry) }
      isFirstTry = false
    }
    return .stopped
  }

  private func showFoldedCode() {
    let blocks = page.document.foldedCode.map { MarkdownBlock(.code($0), lines: 1...1) }
    let code = MarkdownPage(
      MarkdownDocument(blocks: blocks), width: width, look: appearance.output, highlighter: .swift)
    show([""] + code.text + [""])
  }

  /// Counts those that were right at once: who tries every choice comes to the right one in the end.
  private func close(right: Int, firstTries: Int, of total: Int) {
    let words = context.words
    show(
      [""] + StyledText(words.score(firstTries: firstTries, of: total), .bold).wrapped(to: width))
    guard right < total else { return }
    let command = context.typed("read \(page.lesson.id) --questions")
    show(
      StyledText(prose: words.questionsLeft(command), look: appearance.output).wrapped(to: width))
  }

  private func prompt(for checkpoint: Checkpoint) -> String {
    checkpoint.kind == .line
      ? context.words.askForLine : context.words.askForChoice(labels(checkpoint))
  }

  private func refusal(_ checkpoint: Checkpoint) -> String {
    checkpoint.kind == .line
      ? context.words.noSuchLine : context.words.noSuchAnswer(labels(checkpoint))
  }

  private func labels(_ checkpoint: Checkpoint) -> String {
    checkpoint.choices.map(\.label).listed
  }

  private var width: Int { min(appearance.width, 100) }

  private func text(_ checkpoint: Checkpoint) -> QuestionText {
    QuestionText(
      checkpoint: checkpoint, words: context.words, look: appearance.output, width: width)
  }

  private func show(_ lines: [StyledText]) { context.write(lines, appearance.output) }
}

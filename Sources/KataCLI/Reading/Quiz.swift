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

  /// How one question was left.
  private struct Turn {
    /// Wrong answers of earlier days, given since the last right one.
    var earlier = 0
    /// Answers that were given now, the right one included.
    var tries = 0
    var isRight = false
    /// Whether no other question is to follow.
    var isLast = false
  }

  /// Asks those that have no right answer yet, or all of them if every one has.
  func ask() async {
    let known = context.records.read { try $0.answers(lesson: page.lesson.id) } ?? []
    let right = Set(known.filter(\.isRight).map(\.checkpoint))
    let left = page.checkpoints.filter { !right.contains($0.id) }
    let asked = left.isEmpty ? page.checkpoints : left
    var turns: [Turn] = []
    for checkpoint in asked {
      var turn = await turn(checkpoint)
      turn.earlier =
        known.reversed().filter { $0.checkpoint == checkpoint.id }.prefix { !$0.isRight }.count
      turns.append(turn)
      if turn.isLast { break }
    }
    close(turns, of: asked.count)
  }

  private func turn(_ checkpoint: Checkpoint) async -> Turn {
    let number = (page.checkpoints.firstIndex(of: checkpoint) ?? 0) + 1
    let question = text(checkpoint).question(number: number, of: page.checkpoints.count)
    guard await showOnPages([""] + question + [""]) else { return Turn(isLast: true) }
    return await answer(to: checkpoint, asked: question)
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
  private func answer(to checkpoint: Checkpoint, asked: [StyledText]) async -> Turn {
    var turn = Turn()
    while !Task.isCancelled {
      guard case .line(let line) = await context.input.answer(prompt(for: checkpoint)) else {
        context.output.write("\n")
        break
      }
      let word = line.halfWidth.trimmingCharacters(in: .whitespaces).lowercased()
      if word.isEmpty { return turn }
      if word == "q" { break }
      if word == "m", !page.document.foldedCode.isEmpty {
        // The question stands below the code again, which has pushed it off the screen.
        guard await showOnPages(foldedCode + [""] + asked + [""]) else { break }
        continue
      }
      let choice = checkpoint.choices.first { $0.label == word }
      let isLine = checkpoint.kind == .line && Int(word) != nil
      guard choice != nil || isLine else {
        show([StyledText("  " + refusal(checkpoint), .dim)])
        continue
      }
      turn.tries += 1
      turn.isRight = choice?.isRight ?? false
      note(word, turn.isRight, to: checkpoint)
      show(text(checkpoint).explanation(of: choice, label: word))
      if turn.isRight { return turn }
    }
    turn.isLast = true
    return turn
  }

  private func note(_ word: String, _ isRight: Bool, to checkpoint: Checkpoint) {
    context.records.write {
      try $0.noteAnswer(
        lesson: page.lesson.id, checkpoint: checkpoint.id, choice: word, isRight: isRight)
    }
  }

  private var foldedCode: [StyledText] {
    let blocks = page.document.foldedCode.map { MarkdownBlock(.code($0), lines: 1...1) }
    let code = MarkdownPage(
      MarkdownDocument(blocks: blocks), width: width, look: appearance.output, highlighter: .swift)
    return [""] + code.text
  }

  /// Shows lines, as many at once as the terminal has room for.
  ///
  /// - Returns: Whether the reader goes on.
  private func showOnPages(_ lines: [StyledText]) async -> Bool {
    let prompt = StyledText(context.words.showMore, .dim)
      .rendered(hasColour: appearance.output.hasColour)
    // One row for what was typed before, one for the prompt.
    let room = max((context.facts.heightInRows ?? .max) - 2, 5)
    var rest = lines[...]
    while rest.count > room {
      show(Array(rest.prefix(room)))
      rest = rest.dropFirst(room)
      guard case .line(let line) = await context.input.answer(prompt) else {
        context.output.write("\n")
        return false
      }
      if line.halfWidth.trimmingCharacters(in: .whitespaces).lowercased() == "q" { return false }
    }
    show(Array(rest))
    return true
  }

  /// Counts those that were right at once, whenever that was: who tries every choice comes to the right one in the end.
  private func close(_ turns: [Turn], of total: Int) {
    let words = context.words
    let answered = turns.filter { $0.tries > 0 }
    let firstTries = answered.count { $0.isRight && $0.earlier + $0.tries == 1 }
    let result =
      answered.isEmpty
      ? words.nothingAnswered : words.score(firstTries: firstTries, of: answered.count)
    show([""] + StyledText(result, .bold).wrapped(to: width))
    guard turns.count(where: \.isRight) < total else { return }
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

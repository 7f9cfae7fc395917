import KataCore
import KataText

/// A lesson's question as it stands on the screen, and what is said to each answer.
struct QuestionText: Sendable {
  let checkpoint: Checkpoint
  let words: any Wording
  let look: Look
  let width: Int

  /// The question with its choices.
  func question(number: Int, of total: Int) -> [StyledText] {
    let title = StyledText(
      words.question(number, of: total, kind: checkpoint.kind), Style(.cyan, isBold: true))
    return title.wrapped(to: width) + [""] + rendered(asked)
      + (checkpoint.kind == .line ? [] : [""] + checkpoint.choices.flatMap(choice))
  }

  /// What is said to an answer.
  func explanation(of choice: Checkpoint.Choice?, label: String) -> [StyledText] {
    let isRight = choice?.isRight ?? false
    let verdict =
      isRight
      ? StyledText(words.right, Style(.green, isBold: true))
      : StyledText(words.wrong(label), Style(.yellow, isBold: true))
    return verdict.wrapped(to: width, lead: "  ")
      + rendered(choice?.explanation ?? checkpoint.otherwise ?? "", indent: 2)
  }

  /// The right answer with its explanation, for those who read the questions on paper.
  func answer(number: Int) -> [StyledText] {
    let right = checkpoint.choices.filter(\.isRight)
    let labels = right.map(\.label).sorted { (Int($0) ?? 0, $0) < (Int($1) ?? 0, $1) }
    return StyledText("\(number). \(labels.listed)", .bold).wrapped(to: width)
      + (right.first.map { rendered($0.explanation, indent: 3) } ?? [])
  }

  private func choice(_ choice: Checkpoint.Choice) -> [StyledText] {
    let lead = StyledText("  ") + StyledText("\(choice.label)) ", .bold)
    let lines = rendered(choice.text, indent: lead.widthInColumns)
    guard let first = lines.first else { return [lead] }
    return [lead + StyledText(String(first.plain.drop { $0 == " " }))] + lines.dropFirst()
  }

  private func rendered(_ markdown: String, indent: Int = 0) -> [StyledText] {
    let page = MarkdownPage(
      MarkdownDocument(markdown), width: max(width - indent, 10), look: look, highlighter: .swift)
    let blanks = StyledText(String(repeating: " ", count: indent))
    return page.lines.map { $0.text.isEmpty ? $0.text : blanks + $0.text }
  }

  /// The question; where a line is asked for, the code's lines are numbered.
  private var asked: String {
    guard checkpoint.kind == .line else { return checkpoint.question }
    var (isCode, number) = (false, 0)
    let lines = checkpoint.question.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { line in
      if line.hasPrefix("```") {
        isCode.toggle()
        return String(line)
      }
      guard isCode else { return String(line) }
      number += 1
      return "\(number < 10 ? " " : "")\(number)  \(line)"
    }.joined(separator: "\n")
  }
}

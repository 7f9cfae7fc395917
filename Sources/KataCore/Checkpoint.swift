/// A short question at the end of a lesson, with an explanation for every answer.
package struct Checkpoint: Hashable, Sendable {
  package enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
    /// Which of these holds?
    case choose
    /// What does this code do?
    case predict
    /// Which line breaks the rule? Answered with a line number of the question's code.
    case line
  }

  /// One answer that somebody may give.
  package struct Choice: Hashable, Sendable {
    /// What is typed: `a`, `b` …, or a line number where a line is asked for.
    package let label: String
    /// The answer in Markdown.
    package let text: String
    package let isRight: Bool
    /// Why it is right or wrong, in Markdown.
    package let explanation: String

    package init(label: String, text: String, isRight: Bool, explanation: String) {
      self.label = label
      self.text = text
      self.isRight = isRight
      self.explanation = explanation
    }
  }

  /// Stable within its lesson; what a record keeps.
  package let id: String
  package let kind: Kind
  /// Everything before the answers, in Markdown.
  package let question: String
  package let choices: [Choice]
  /// What any line that no choice names gets as an explanation; nil unless a line is asked for.
  package let otherwise: String?

  package init(
    id: String, kind: Kind, question: String, choices: [Choice], otherwise: String? = nil
  ) {
    self.id = id
    self.kind = kind
    self.question = question
    self.choices = choices
    self.otherwise = otherwise
  }
}

import KataCore
import KataTerminal
import KataText

extension Context {
  /// Writes lines of an answer, in colour where the look has it.
  func write(_ lines: [StyledText], _ look: Look) {
    output.write(lines.rendered(hasColour: look.hasColour))
  }

  /// Tells what is not an answer.
  func tell(_ text: String) {
    Notices(errors: errors, environment: environment, facts: { facts }).tell(text)
  }

  /// Tells a note of a stage.
  func tell(_ note: Finding) {
    tell([note.summary, note.explanation].compactMap(\.self).joined(separator: ". "))
  }
}

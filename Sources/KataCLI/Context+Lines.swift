import KataCore
import KataTerminal
import KataText

extension Context {
  /// Writes lines of an answer, in colour where the look has it.
  func write(_ lines: [StyledText], _ look: Look) {
    output.write(lines.rendered(hasColour: look.hasColour))
  }

  /// Writes sentences of an answer; on a terminal, broken between words.
  func answer(_ text: String) {
    guard facts.outputIsTerminal else {
      output.write(text + "\n")
      return
    }
    let appearance = appearance
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      let indent = String(line.prefix { $0 == " " })
      return StyledText(
        prose: Sanitiser.text(String(line.dropFirst(indent.count))), look: appearance.output
      ).wrapped(
        to: min(appearance.width, 100), lead: StyledText(indent), hanging: StyledText(indent))
    }
    write(lines, appearance.output)
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

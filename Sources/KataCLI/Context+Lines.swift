import KataCore
import KataReporting
import KataTerminal
import KataText

extension Context {
  /// Writes lines of an answer, in colour where the look has it.
  func write(_ lines: [StyledText], _ look: Look) {
    output.write(lines.rendered(hasColour: look.hasColour))
  }

  /// Writes sentences of an answer; on a terminal, broken between words.
  func answer(_ text: String) {
    let text = Catalogue.current.text(text)
    guard facts.outputIsTerminal else {
      output.write(Sanitiser.text(text) + "\n")
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

  /// What a report of a check ends with inside a session; nil in a shell, which the report knows how to speak to.
  func closing(_ attempt: Attempt) -> String? {
    guard session != nil else { return nil }
    return switch CheckAdvice(after: attempt) {
    case .fix:
      "change your files (`edit` opens them), then `check`; `watch` checks on every save, `hint` helps."
    case .next: "`next` says how to go on."
    case .change: "`change` brings a new requirement and measures how far it spreads."
    case .compare: "`compare` has the numbers of every change, to defend your design with."
    case .reference: "`solution` shows a reference to compare with."
    }
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

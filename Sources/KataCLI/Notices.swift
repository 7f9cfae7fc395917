import KataCore
import KataTerminal
import KataText

/// Where things are told that are no answers: standard error, made safe for a terminal and broken between words on one.
struct Notices: Sendable {
  let errors: any TextSink
  let environment: [String: String]
  let facts: @Sendable () -> TerminalFacts

  func tell(_ text: String) {
    let text = Catalogue.current.text(text)
    let whole = text.utf8.count > 4000 ? "\(text.prefix(4000))…" : text
    let clean = "kata: \(Sanitiser.text(whole))"
    let facts = facts()
    guard facts.errorIsTerminal else {
      errors.write(clean + "\n")
      return
    }
    let width = Appearance(facts: facts, environment: environment).width
    errors.write(StyledText(clean).wrapped(to: min(width, 100)).rendered(hasColour: false))
  }
}

package import KataText

/// Decides once how output looks: its width, and colour for each stream apart.
package struct Appearance: Sendable {
  package enum ColourChoice: String, Sendable, CaseIterable {
    case auto, always, never
  }

  package let width: Int
  package let output: Look
  package let error: Look
  /// Says whether lines on standard error may be drawn over.
  package let isAnimated: Bool

  package init(
    facts: TerminalFacts, environment: [String: String], colour: ColourChoice = .auto
  ) {
    let columns = environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    width = columns ?? facts.widthInColumns ?? 80
    let marks: Look.Marks = facts.isUTF8 ? .unicode : .ascii
    let decide = { (isTerminal: Bool) in
      Look(
        hasColour: Self.hasColour(isTerminal, environment: environment, choice: colour),
        marks: marks)
    }
    output = decide(facts.outputIsTerminal)
    error = decide(facts.errorIsTerminal)
    let isDumb = ["", "dumb"].contains(environment["TERM"] ?? "")
    isAnimated = facts.errorIsTerminal && !isDumb && environment["CI"]?.isEmpty ?? true
  }

  /// The first rule that applies decides: the option, NO_COLOR, the FORCE variables, then the terminal.
  static func hasColour(
    _ isTerminal: Bool, environment: [String: String], choice: ColourChoice
  ) -> Bool {
    if choice != .auto { return choice == .always }
    let value = { (name: String) in environment[name] ?? "" }
    if !value("NO_COLOR").isEmpty { return false }
    if !value("FORCE_COLOR").isEmpty { return !["0", "false"].contains(value("FORCE_COLOR")) }
    if !["", "0"].contains(value("CLICOLOR_FORCE")) { return true }
    if ["", "dumb"].contains(value("TERM")) || value("CLICOLOR") == "0" { return false }
    return isTerminal
  }
}

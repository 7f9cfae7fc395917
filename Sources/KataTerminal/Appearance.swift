package import KataText

/// Decides once how output looks: its width, its marks, and colour for each stream apart.
package struct Appearance: Sendable {
  package enum ColourChoice: String, Sendable, CaseIterable {
    case auto, always, never
  }

  /// What was asked for on the command line; the environment and the terminal decide the rest.
  package struct Wishes: Sendable {
    package let colour: ColourChoice
    package let isPlain: Bool
    package let width: Int?

    package init(colour: ColourChoice = .auto, isPlain: Bool = false, width: Int? = nil) {
      self.colour = colour
      self.isPlain = isPlain
      self.width = width
    }
  }

  package let width: Int
  package let output: Look
  package let error: Look
  /// Says whether lines on standard error may be drawn over.
  package let isAnimated: Bool
  /// Says whether the cursor stays where it is and words stand in place of signs and drawings.
  package let isPlain: Bool

  package init(
    facts: TerminalFacts, environment: [String: String], wishes: Wishes = Wishes()
  ) {
    let columns = environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    let plain = wishes.isPlain || !["", "0", "false"].contains(environment["KATA_PLAIN"] ?? "")
    let marks: Look.Marks = plain ? .words : facts.isUTF8 ? .unicode : .ascii
    let decide = { (isTerminal: Bool) in
      let hasColour = Self.hasColour(isTerminal, environment: environment, choice: wishes.colour)
      return Look(hasColour: hasColour && !plain, marks: marks)
    }
    width = wishes.width ?? columns ?? facts.widthInColumns ?? 80
    isPlain = plain
    output = decide(facts.outputIsTerminal)
    error = decide(facts.errorIsTerminal)
    let isDumb = ["", "dumb"].contains(environment["TERM"] ?? "")
    isAnimated =
      facts.errorIsTerminal && !isDumb && !plain && environment["CI"]?.isEmpty ?? true
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

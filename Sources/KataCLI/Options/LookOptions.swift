import ArgumentParser
import KataTerminal

/// How output looks.
struct LookOptions: ParsableArguments {
  @Option(help: "When to colour: auto, always or never.")
  var color: Appearance.ColourChoice = .auto

  @Flag(help: "Words in place of signs and drawings, no colour; KATA_PLAIN=1 says so for good.")
  var plain = false

  @Option(help: ArgumentHelp("Columns to use; the terminal's own when left out.", valueName: "n"))
  var width: Int?

  mutating func validate() throws {
    if let width, width < 1 { throw ValidationError("--width is a number of columns, from 1.") }
  }

  func appearance(in context: Context) -> Appearance {
    Appearance(
      facts: context.facts, environment: context.environment,
      wishes: .init(colour: color, isPlain: plain, width: width))
  }
}

extension Appearance.ColourChoice: ExpressibleByArgument {}

extension Context {
  /// How output looks when a command takes no wishes.
  var appearance: Appearance { Appearance(facts: facts, environment: environment) }
}

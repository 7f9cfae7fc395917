import ArgumentParser
import KataContent
import KataPipeline
import KataTerminal
import KataText

/// `kata doctor`: what this machine offers a check.
struct Doctor: KataCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Look at the toolchain, the sandbox, the cache, the locale and the terminal.",
    discussion: "Exit status: 0 a check can run here, 69 it cannot.")

  @OptionGroup var content: ContentOptions
  @OptionGroup var look: LookOptions
  @Flag(help: "Print JSON.") var json = false

  func run(in context: Context) async throws -> ExitStatus {
    let shelf = content.shelf(in: context)
    let lines =
      try await KataPipeline.Doctor(workshop: context.workshop()).lines { try shelf.katas() }
      + TerminalDiagnosis(context: context, appearance: look.appearance(in: context)).lines
    if json {
      context.output.write(try JSONText(lines).text)
    } else {
      context.output.write(DoctorText(lines, look.appearance(in: context)).text)
    }
    return lines.contains { $0.state == .broken } ? .unavailable : .done
  }
}

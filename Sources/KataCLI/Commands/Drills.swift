import ArgumentParser
import KataCore
import KataTerminal
import KataText

/// `kata drills`: the short katas.
struct Drills: KataCommand {
  static let configuration = CommandConfiguration(
    commandName: "drills", abstract: "List the drills: one idea each, 5 to 15 minutes.")

  @OptionGroup var content: ContentOptions
  @OptionGroup var look: LookOptions
  @Flag(help: "Print JSON.") var json = false

  func run(in context: Context) async throws -> ExitStatus {
    let course = try content.course(in: context)
    if json {
      context.output.write(try JSONText(ProgressDocument(course).katas.filter(\.isDrill)).text)
      return .done
    }
    let appearance = look.appearance(in: context)
    let text = DrillsText(
      course: course, words: context.words, look: appearance.output,
      width: min(appearance.width, 100), next: context.nextSentence(in: course))
    context.write(text.lines, appearance.output)
    return .done
  }
}

import ArgumentParser
import KataTerminal
import KataText

/// `kata progress`: the way so far.
struct Progress: KataCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  static let configuration = CommandConfiguration(
    commandName: "progress", abstract: "Show the whole course, and where you are in it.")

  @Option(help: "The form of the answer: text or json (kata/progress/v1).")
  var format: Format?
  @Flag(help: "Short for --format json.") var json = false
  @Flag(help: "Print it all at once.") var noPager = false
  @OptionGroup var content: ContentOptions
  @OptionGroup var look: LookOptions

  func run(in context: Context) async throws -> ExitStatus {
    let course = try content.course(in: context)
    if json || format == .json {
      context.output.write(try JSONText(ProgressDocument(course)).text)
      return .done
    }
    let appearance = look.appearance(in: context)
    let text = ProgressText(
      course: course, words: context.words, look: appearance.output,
      width: min(appearance.width, 100), next: context.nextSentence(in: course))
    _ = try await PagedLines(context: context, appearance: appearance, isWanted: !noPager)
      .show(text.lines)
    return .done
  }
}

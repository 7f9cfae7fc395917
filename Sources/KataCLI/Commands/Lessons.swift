import ArgumentParser
import KataCore
import KataTerminal
import KataText

/// `kata lessons`: what there is to read.
struct Lessons: KataCommand {
  static let configuration = CommandConfiguration(
    commandName: "lessons", abstract: "List the lessons: what is read, what comes next.")

  @OptionGroup var content: ContentOptions
  @OptionGroup var look: LookOptions
  @Flag(help: "Print JSON.") var json = false

  func run(in context: Context) async throws -> ExitStatus {
    let course = try content.course(in: context)
    if json {
      context.output.write(try JSONText(ProgressDocument(course).lessons).text)
      return .done
    }
    let appearance = look.appearance(in: context)
    let text = LessonsText(
      course: course, words: context.words, look: appearance.output,
      width: min(appearance.width, 100), next: context.nextSentence(in: course))
    context.write(text.lines, appearance.output)
    return .done
  }
}

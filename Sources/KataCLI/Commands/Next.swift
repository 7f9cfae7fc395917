import ArgumentParser
import KataTerminal
import KataText

/// `kata next`: what to do now.
struct Next: KataCommand {
  static let configuration = CommandConfiguration(
    commandName: "next", abstract: "Say what to do next: read, start, check or mend.")

  @OptionGroup var content: ContentOptions
  @OptionGroup var look: LookOptions

  func run(in context: Context) async throws -> ExitStatus {
    let appearance = look.appearance(in: context)
    let sentence = context.nextSentence(in: try content.course(in: context))
    let text = StyledText(prose: sentence, look: appearance.output)
    context.write(text.wrapped(to: min(appearance.width, 100)), appearance.output)
    return .done
  }
}

extension Context {
  /// What comes next as one sentence with the command that does it.
  func nextSentence(in course: Course) -> String {
    let step = NextStep(in: course)
    let sentence = words.next(step, command: step.command(in: self).map(typed))
    return sentence.prefix(1).uppercased() + sentence.dropFirst()
  }
}

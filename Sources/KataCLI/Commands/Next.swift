import ArgumentParser
import Foundation
import KataCore
import KataReporting
import KataTerminal
import KataText

/// `kata next`: what to do now.
struct Next: KataCommand {
  static let configuration = CommandConfiguration(
    commandName: "next", abstract: "Say what to do next: read, start, check or fix.")

  @OptionGroup var content: ContentOptions
  @OptionGroup var look: LookOptions

  func run(in context: Context) async throws -> ExitStatus {
    let appearance = look.appearance(in: context)
    let course = try content.course(in: context)
    let sentences = context.nextSentences(in: course)
    let width = min(appearance.width, 100)
    context.write(
      sentences.flatMap {
        StyledText(prose: $0, look: appearance.output).wrapped(to: width)
      }, appearance.output)
    return .done
  }
}

extension Context {
  /// What a command needs behind its name to work in a workspace: nothing inside of it, its folder elsewhere.
  func argument(for workspace: URL) -> String {
    SessionFolder(context: self).workspace?.root == workspace
      ? "" : " \(ShellWord(shown(workspace)).text)"
  }

  /// What comes next as one sentence with the command that does it.
  func nextSentence(in course: Course) -> String { sentence(for: NextStep(in: course)) }

  /// A step as one sentence with the command that does it.
  func sentence(for step: NextStep) -> String {
    let clause = clause(for: step)
    return clause.prefix(1).uppercased() + clause.dropFirst()
  }

  /// What comes next, to be put behind other words.
  func nextClause(in course: Course) -> String { clause(for: NextStep(in: course)) }

  private func clause(for step: NextStep) -> String {
    Sanitiser.text(words.next(step, command: step.command(in: self).map(typed)))
  }
}

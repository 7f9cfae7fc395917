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
    let (after, next) = (context.afterPass(in: course), context.nextSentence(in: course))
    let sentences = course.place?.change == nil ? after + [next] : [next] + after
    let width = min(appearance.width, 100)
    context.write(
      sentences.flatMap {
        StyledText(prose: $0, look: appearance.output).wrapped(to: width)
      }, appearance.output)
    return .done
  }
}

extension Context {
  /// What else may be done where the last check passed, the finding first that this session has found worth most.
  ///
  /// A reference is for those who have made every change by themselves.
  fileprivate func afterPass(in course: Course) -> [String] {
    guard let place = course.place, place.isPassed, course.current?.drillMinutes == nil else {
      return []
    }
    let last = session?.lastAttempt(in: place.workspace)
    let scores = last.flatMap { session?.scores(of: $0.submission, pattern: $0.pattern.id) }
    let best = scores?.findings.filter { $0.level != .praise }
      .max { ($0.gain ?? 0) < ($1.gain ?? 0) }
    let folder = argument(for: place.workspace)
    let gain = words.gainAfterPass(
      best.map { $0.step ?? $0.summary }, score: typed("score\(folder)"))
    let compare = words.compareAfterPass(typed("compare\(folder)"))
    return (place.change == nil ? [gain, compare] : [gain]).map { Sanitiser.text($0) }
  }

  /// What a command needs behind its name to work in a workspace: nothing inside of it, its folder elsewhere.
  func argument(for workspace: URL) -> String {
    SessionFolder(context: self).workspace?.root == workspace
      ? "" : " \(ShellWord(shown(workspace)).text)"
  }

  /// What comes next as one sentence with the command that does it.
  func nextSentence(in course: Course) -> String {
    let sentence = nextClause(in: course)
    return sentence.prefix(1).uppercased() + sentence.dropFirst()
  }

  /// The same to be put behind other words.
  func nextClause(in course: Course) -> String {
    let step = NextStep(in: course)
    return Sanitiser.text(words.next(step, command: step.command(in: self).map(typed)))
  }
}

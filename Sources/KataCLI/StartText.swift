import Foundation
import KataCore
import KataText

/// What is said when a kata is started: where it is, and the next steps as they are typed here.
struct StartText: Sendable {
  let kata: Kata
  let pattern: Pattern
  let isReview: Bool
  let workspace: Workspace
  let context: Context

  var text: String { "\(title)\n\(nextSteps)" }

  /// What was begun, and where.
  var title: String {
    let place = context.shown(workspace.root)
    let name = kata.title(in: context.language)
    if isReview { return context.words.startedReview(reviewSubject, place: place) }
    return kata.drill == nil
      ? context.words.started(name, pattern: pattern.localizedTitle, place: place)
      : context.words.startedDrill(name, place: place)
  }

  /// What the review is of; a drill's one pattern is no more than the name of its suite.
  var reviewSubject: String {
    context.words.reviewSubject(
      kata.title(in: context.language),
      pattern: kata.drill == nil ? pattern.localizedTitle : nil)
  }

  /// The next steps as they are typed here.
  var nextSteps: String {
    let lead = context.words.nextSteps + "  "
    let indent = String(repeating: " ", count: DisplayWidth.of(lead))
    return lead + steps(context.shown(workspace.root)).joined(separator: "\n" + indent)
  }

  /// Whether its task stands above.
  private var isShort: Bool { kata.drill != nil || isReview }

  private func steps(_ place: String) -> [String] {
    let tests = kata.depth == .ownTests && !isReview ? [context.words.ownTestsStep] : []
    guard context.session == nil else {
      let steps = context.words.firstSteps
      return (isShort ? Array(steps.dropFirst()) : steps) + tests
    }
    let folder = context.program.deletingLastPathComponent().path
    let path = (context.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let change = place == "." ? [] : ["cd \(ShellWord(place).text)"]
    let reach = path.contains(folder) ? [] : ["export PATH=\"\(folder):$PATH\""]
    return change + reach + context.words.shellSteps(withBrief: !isShort) + tests
  }
}

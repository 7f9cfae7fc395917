import Foundation
import KataCore

/// What is said when a kata is started: where it is, and the next steps as they are typed here.
struct StartText: Sendable {
  let kata: Kata
  let pattern: Pattern
  let workspace: Workspace
  let context: Context

  var text: String {
    let place = context.shown(workspace.root)
    let words = context.words
    let title = words.started(
      kata.title(in: context.language), pattern: pattern.title, place: place)
    return "\(title)\n\(words.nextSteps)  "
      + steps(place).joined(separator: "\n       ")
  }

  private func steps(_ place: String) -> [String] {
    guard context.session == nil else { return context.words.firstSteps }
    let folder = context.program.deletingLastPathComponent().path
    let path = (context.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let change = place == "." ? [] : ["cd \(ShellWord(place).text)"]
    let reach = path.contains(folder) ? [] : ["export PATH=\"\(folder):$PATH\""]
    return change + reach
      + ["kata brief, then change Sources/ in your editor", "kata check, or kata watch"]
  }
}

import ArgumentParser
import KataContent
import KataCore

/// The command that is meant by the name of a drill, kata or lesson alone, such as `drill duties`.
struct NamedCommand: Sendable {
  /// The command as it is typed in a session.
  let text: String

  /// Looks a word up; nil when nothing in the course has that name.
  init?(_ word: String, in context: Context) {
    guard let content = try? ContentOptions.parse([]) else { return nil }
    let name = word.lowercased()
    if let kata = try? content.shelf(in: context).katas().first(where: { $0.id == name }) {
      text = kata.drill == nil ? "start \(name)" : "drill \(name)"
      return
    }
    let lessons = try? content.lessonShelf(in: context).lessons(in: context.language)
    guard lessons?.contains(where: { $0.id == name }) == true else { return nil }
    text = "read \(name)"
  }
}

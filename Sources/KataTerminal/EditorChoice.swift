package import KataProcess

/// The editor that somebody asks for through the environment.
package struct EditorChoice: Hashable, Sendable {
  /// The program's name or path, and arguments such as `--wait`.
  package let words: [String]

  /// Reads VISUAL, then EDITOR; nil when neither says anything.
  ///
  /// A value may carry arguments and quotes, as in `code --wait` or `'/opt/My Editor/edit' -n`.
  package init?(environment: [String: String]) {
    let value = ["VISUAL", "EDITOR"].lazy.compactMap { environment[$0] }
      .first { !$0.allSatisfy(\.isWhitespace) }
    guard let value else { return nil }
    words = ShellWords(value).words
    if words.isEmpty { return nil }
  }

  /// The command that opens a file; nil when the program is nowhere to be found.
  package func command(
    opening file: String, programs: ProgramSearch, environment: [String: String], directory: String
  ) -> Command? {
    let name = words[0]
    guard let program = name.contains("/") ? name : programs.find(name) else { return nil }
    return Command(
      program, Array(words.dropFirst()) + [file], environment: environment, directory: directory)
  }
}

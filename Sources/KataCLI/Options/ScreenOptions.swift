import ArgumentParser
import KataContent
import KataCore
import KataWorkspace

/// Whose screen a command is about, and in which state.
struct ScreenOptions: ParsableArguments {
  @Option(
    help: "The kata whose starter is meant, when there is no workspace.", completion: .katas)
  var kata: String?

  @Flag(help: "The starter, as the kata hands it out, in place of your files.")
  var starter = false

  @Option(
    help: ArgumentHelp(
      "The state that the screen is in; `kata show --states` lists them.", valueName: "state"))
  var state: String?

  @Option(
    help: ArgumentHelp("The language of what is ours around the screen.", valueName: "language"))
  var lang: String?

  /// The language of our own words.
  func language(in context: Context) throws -> Language {
    guard let lang else { return context.language }
    guard let language = Language(named: lang) else {
      throw CommandError("The language \"\(lang)\" is not known; `en` and `zh` are.")
    }
    return language
  }

  /// What is asked for: your files, or a starter.
  func subject(
    at place: WorkspaceOptions, _ content: ContentOptions, _ sandbox: SandboxOptions,
    in context: Context
  ) throws -> ScreenSubject {
    let shelf = content.shelf(in: context)
    if let kata {
      let chosen = try shelf.kata(kata)
      return try ScreenSubject(starterOf: chosen, sandbox: sandbox, context: context)
    }
    let open = try place.open(in: context)
    let (kata, pattern) = try open.content(shelf)
    if starter {
      return try ScreenSubject(
        starterOf: kata, pattern: pattern, sandbox: sandbox, context: context)
    }
    return ScreenSubject(
      files: try SourceReader().read(open.workspace), kata: kata, pattern: pattern,
      sandbox: sandbox, context: context)
  }
}

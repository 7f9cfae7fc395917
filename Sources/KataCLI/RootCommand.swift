import ArgumentParser
import KataCore
import KataTerminal

/// The program without a command: a session in which commands are typed.
struct RootCommand: KataCommand {
  static let configuration = CommandConfiguration(
    commandName: "kata",
    abstract: "Learn iOS architecture by refactoring, and have the design checked.",
    discussion: """
      Start a kata, move its massive view controller to MVP, MVVM or VIPER in your own editor, and \
      run `kata check` as often as you like.

      Exit status: 0 passed or done, 1 not passed, 64 wrong command line, 69 no toolchain or no \
      sandbox where one was demanded, 70 internal error, 130 and 143 interrupted.

      `kata help ci` prints recipes for a check on every push.
      """,
    groupedSubcommands: [
      CommandGroup(
        name: "Learn", subcommands: [Lessons.self, Read.self, Next.self, Progress.self]),
      CommandGroup(
        name: "Practise",
        subcommands: [
          Drills.self, DrillCommand.self, Katas.self, Start.self, Review.self, Brief.self,
          Contract.self, Show.self, Run.self, Edit.self, Check.self, Again.self, Watch.self,
          Hint.self, Solution.self, Change.self,
        ]),
      CommandGroup(
        name: "Design",
        subcommands: [ScoreCommand.self, Compare.self, Graph.self, Lint.self]),
      CommandGroup(
        name: "Write", subcommands: [Mocks.self, ScaffoldCommand.self, UIKitCommand.self]),
      CommandGroup(
        name: "Your files",
        subcommands: [Diff.self, History.self, Undo.self, Reset.self, Update.self]),
      CommandGroup(
        name: "The program",
        subcommands: [Lang.self, Records.self, Doctor.self, Completions.self, Dev.self]),
    ])

  @Flag(help: "Show the version, and the toolchain's.")
  var version = false

  @OptionGroup var content: ContentOptions
  @OptionGroup var look: LookOptions

  /// What may stand in the first place, help included.
  static var commandNames: [String] {
    configuration.subcommands.map { $0._commandName } + ["help"]
  }

  func run(in context: Context) async throws -> ExitStatus {
    if version { return await Version().run(in: context) }
    return await ReplStart(context: context, content: content, look: look).run()
  }
}

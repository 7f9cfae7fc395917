import ArgumentParser
import KataCore
import KataTerminal

/// The program without a command: says where to begin.
struct RootCommand: KataCommand {
  static let configuration = CommandConfiguration(
    commandName: "kata",
    abstract: "Learn iOS architecture by refactoring, and have the design checked.",
    discussion: """
      Start a kata, move its massive view controller to MVP, MVVM or VIPER in your own editor, and \
      run `kata check` as often as you like.

      Exit status: 0 passed or done, 1 not passed, 64 wrong command line, 69 no toolchain or no \
      sandbox where one was demanded, 70 trouble of our own, 130 and 143 interrupted.
      """,
    subcommands: [
      Katas.self, Start.self, Contract.self, Check.self, Edit.self, Solution.self, Reset.self,
      Undo.self,
      History.self, Diff.self, Update.self, Doctor.self, Dev.self,
    ])

  @Flag(help: "Show the version, and the toolchain's.")
  var version = false

  /// What may stand in the first place, help included.
  static var commandNames: [String] {
    configuration.subcommands.map { $0._commandName } + ["help"]
  }

  func run(in context: Context) async throws -> ExitStatus {
    if version { return await Version().run(in: context) }
    context.output.write(
      """
      kata teaches iOS architecture by refactoring.
      Begin with:  kata start greeting --pattern mvp
      Then:        cd greeting-mvp, read README.md, edit Sources, run kata check.
      Everything:  kata help

      """)
    return .done
  }
}

import ArgumentParser

/// A command of the program: options to parse, and one call that does the work and says how it ended.
///
/// The shell and, later, the REPL run the same types.
protocol KataCommand: ParsableCommand {
  func run(in context: Context) async throws -> ExitStatus
}

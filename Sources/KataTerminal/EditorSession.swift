package import Foundation
import KataProcess

/// One visit to the learner's own editor.
package struct EditorSession: Sendable {
  private let command: Command

  /// Prepares the visit.
  ///
  /// - Throws: `EditorError` when there is no terminal for the editor, none is named, or it is not there.
  package init(
    opening file: URL, folder: URL, environment: [String: String], facts: TerminalFacts
  ) throws {
    let programs = ProgramSearch(path: environment["PATH"])
    guard let choice = EditorChoice(environment: environment) else {
      let known = ["nano", "vim", "vi", "emacs"].first { programs.find($0) != nil }
      throw EditorError.noneChosen(
        folder: file.deletingLastPathComponent().path, suggestion: known ?? "nano")
    }
    guard facts.inputIsTerminal, facts.outputIsTerminal else { throw EditorError.noTerminal }
    let command = choice.command(
      opening: file.path, programs: programs, environment: environment, directory: folder.path)
    guard let command else { throw EditorError.notFound(name: choice.words[0]) }
    self.command = command
  }

  /// Hands the terminal to the editor until it is closed.
  ///
  /// - Throws: `EditorError.failed` when it ends with anything but success.
  package func run() async throws {
    let ending: ProcessResult.Ending
    do {
      ending = try await InteractiveCommand(command).run()
    } catch let error as ProcessError {
      throw EditorError.failed(name: command.executable, ending: "\(error)")
    }
    try Task.checkCancellation()
    guard ending == .exited(0) else {
      throw EditorError.failed(name: command.executable, ending: Self.words(for: ending))
    }
  }

  private static func words(for ending: ProcessResult.Ending) -> String {
    switch ending {
    case .exited(let code): "exit status \(code)"
    case .signalled(let signal): "signal \(signal)"
    case .stopped: "stopped"
    }
  }
}

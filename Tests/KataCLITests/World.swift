import Foundation
import KataCLI
import KataTerminal
import KataTestSupport

/// A learner's machine in memory and a scratch folder: what is typed, and what the program says to it.
struct World {
  let folder: ScratchFolder
  let output = MemorySink()
  let errors = MemorySink()
  var input: any LineInput = NoInput()
  /// Says whether the streams are a terminal's.
  var isTerminal = false
  var environment: [String: String] = [:]

  init() throws {
    folder = try ScratchFolder()
  }

  /// Runs one command, as a process of its own would.
  func run(_ arguments: String..., in place: String = "") async -> KataCLI.ExitStatus {
    await run(arguments, in: place)
  }

  func run(_ arguments: [String], in place: String) async -> KataCLI.ExitStatus {
    await KataProgram(context: context(in: place)).run(arguments)
  }

  /// What a command there knows of the world.
  func context(in place: String = "") -> Context {
    let base = ["HOME": folder.url.path, "PATH": "/nowhere", "LANG": "C.UTF-8", "TERM": "dumb"]
    let isTerminal = isTerminal
    return Context(
      environment: base.merging(environment) { $1 }, directory: folder.url.appending(path: place),
      program: URL(filePath: "/opt/kata/kata"), output: output, errors: errors, input: input,
      wake: WakePipe(),
      facts: TerminalFacts(
        outputIsTerminal: isTerminal, errorIsTerminal: isTerminal, inputIsTerminal: isTerminal,
        widthInColumns: nil, isUTF8: true),
      now: { Date(timeIntervalSince1970: 1_800_000_000) }, freshSeed: { 1 },
      interrupts: Interrupts())
  }

  /// What was answered since the last time somebody asked.
  func answer() -> String { output.take() }
}

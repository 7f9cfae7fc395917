import Foundation
import KataCLI
import KataTerminal

/// The program: gathers what there is to know of the process, runs one command, and ends with its status.
@main
struct Main {
  static func main() async {
    StandardDescriptors.ensureOpen()
    let environment = ProcessInfo.processInfo.environment
    let output = DescriptorSink(descriptor: 1)
    let errors = DescriptorSink(descriptor: 2)
    let interrupts = Interrupts()
    let wake = WakePipe()
    let facts = TerminalFacts.current(environment: environment)
    let prompts: (any TextSink)? =
      switch LineReading(facts: facts, environment: environment) {
      case .editor, .plain(promptOn: .output?): output
      case .plain(promptOn: .error?): errors
      case .plain(promptOn: nil): nil
      }
    let context = Context(
      environment: environment,
      directory: URL(
        filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory),
      program: URL(filePath: Bundle.main.executablePath ?? CommandLine.arguments[0]),
      output: LogSafeSink(output), errors: LogSafeSink(errors),
      input: PlainLineReader(prompts: prompts, notices: errors, wake: wake), wake: wake,
      facts: .current(environment: environment), now: { Date() },
      freshSeed: { .random(in: 0 ... .max) }, interrupts: interrupts)
    let arguments = Array(CommandLine.arguments.dropFirst())
    let status = await interrupts.cancelling {
      await KataProgram(context: context).run(arguments)
    }
    if let signal = interrupts.ending { exit(ExitStatus(signal: signal).rawValue) }
    // A window that was closed may be noticed by what cannot be written before it is told.
    if output.errorText != nil, facts.outputIsTerminal { exit(ExitStatus.hungUp.rawValue) }
    if let error = output.errorText {
      errors.write("kata: the answer could not be written: \(error)\n")
      exit(ExitStatus.internalError.rawValue)
    }
    exit(status.rawValue)
  }
}

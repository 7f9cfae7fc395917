import Foundation
import KataCLI
import KataTerminal

/// The program: gathers what there is to know of the process, runs one command, and ends with its status.
@main
struct Main {
  static func main() async {
    StandardDescriptors.ensureOpen()
    let environment = ProcessInfo.processInfo.environment
    let context = Context(
      environment: environment,
      directory: URL(
        filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory),
      program: URL(filePath: Bundle.main.executablePath ?? CommandLine.arguments[0]),
      output: DescriptorSink(descriptor: 1), errors: DescriptorSink(descriptor: 2),
      facts: .current(environment: environment), now: { Date() },
      freshSeed: { .random(in: 0 ... .max) })
    let arguments = Array(CommandLine.arguments.dropFirst())
    let command = Task { await KataProgram(context: context).run(arguments) }
    let interrupts = Interrupts { command.cancel() }
    let status = await command.value
    exit(interrupts.signalNumber.map { ExitStatus(signal: $0) }?.rawValue ?? status.rawValue)
  }
}

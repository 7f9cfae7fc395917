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
    let context = Context(
      environment: environment,
      directory: URL(
        filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory),
      program: URL(filePath: Bundle.main.executablePath ?? CommandLine.arguments[0]),
      output: output, errors: errors,
      facts: .current(environment: environment), now: { Date() },
      freshSeed: { .random(in: 0 ... .max) })
    let arguments = Array(CommandLine.arguments.dropFirst())
    let command = Task { await KataProgram(context: context).run(arguments) }
    let interrupts = Interrupts { command.cancel() }
    let status = await command.value
    if let trouble = output.trouble {
      errors.write("kata: the answer could not be written: \(trouble)\n")
      exit(ExitStatus.trouble.rawValue)
    }
    exit(interrupts.signalNumber.map { ExitStatus(signal: $0) }?.rawValue ?? status.rawValue)
  }
}

import Foundation
import KataCore
import KataProcess

/// Starts the toolchain's programs on a learner's files, where they see the kit and one folder to work in.
struct SandboxedTools: Sendable {
  let kit: Kit
  let sandbox: Sandbox
  let runner: any CommandRunner

  func command(_ program: String, _ arguments: [String], in folder: URL) -> Command {
    Command(
      program, arguments,
      environment: [
        "PATH": "\(kit.toolchain.root)/bin:/usr/bin:/bin",
        // What a compiler that is stopped says of itself would take longer than its grace.
        "LLVM_DISABLE_SYMBOLIZATION": "1", "SWIFT_BACKTRACE": "enable=no",
      ],
      directory: folder.path)
  }

  func run(
    _ command: Command, in folder: URL, limits: Limits
  ) async throws -> ProcessResult {
    var command = command
    do {
      command.environment.merge(try sandbox.privateFolders(in: folder)) { own, _ in own }
    } catch {
      throw BuildError(working: folder, error)
    }
    let wrapped = sandbox.wrap(
      command,
      mounts: [.reading(kit.toolchain.root), .reading(kit.folder.path), .writing(folder.path)],
      resources: ResourceLimits(
        cpuSeconds: Int(limits.buildSeconds.rounded(.up)) * 2, memoryMegabytes: 8192,
        fileMegabytes: 64))
    return try await runner.run(
      wrapped,
      limits: RunLimits(
        total: .seconds(limits.buildSeconds), outputBytes: 1 << 20, quitGrace: .seconds(2)))
  }
}

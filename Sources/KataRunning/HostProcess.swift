import Foundation
import KataCore
import KataProcess

/// Starts a suite host on a learner's library, in the sandbox.
struct HostProcess: Sendable {
  let host: URL
  /// The folders that the host needs to read, besides the library's own.
  let readable: [URL]
  let sandbox: Sandbox
  let runner: any CommandRunner

  func result(
    of request: HostRequest, limits: Limits, run: RunLimits
  ) async throws -> ProcessResult {
    let command = try command(
      for: request,
      resources: resources(limits, cpuSeconds: Int(limits.totalSeconds.rounded(.up))))
    return try await runner.run(
      command, input: Array(try JSONEncoder().encode(request)), limits: run)
  }

  /// The command that starts the host in the sandbox.
  func command(for request: HostRequest, resources: ResourceLimits) throws -> Command {
    let folder = URL(filePath: request.library).deletingLastPathComponent()
    var environment = try sandbox.privateFolders(in: folder)
    environment.merge(["LANG": "C.UTF-8", "TZ": "UTC"]) { $1 }
    if request.trials != nil { environment.merge(Self.forTrials) { $1 } }
    let command = Command(host.path, environment: environment, directory: folder.path)
    return sandbox.wrap(
      command, mounts: readable.map { .reading($0.path) } + [.reading(folder.path)],
      resources: resources)
  }

  private static let forTrials = [
    // Looked up once before the host splits, and not in every child again.
    "LD_BIND_NOW": "1",
    // Runs are compared step by step, and a dictionary that is iterated would differ from run to run.
    "SWIFT_DETERMINISTIC_HASHING": "1",
  ]

  func resources(_ limits: Limits, cpuSeconds: Int) -> ResourceLimits {
    ResourceLimits(
      cpuSeconds: cpuSeconds, memoryMegabytes: limits.memoryMegabytes, fileMegabytes: 1)
  }
}

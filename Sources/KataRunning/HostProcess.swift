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
    let folder = URL(filePath: request.library).deletingLastPathComponent()
    var environment = ["LANG": "C.UTF-8", "TZ": "UTC", "HOME": "/tmp", "TMPDIR": "/tmp"]
    // Looked up once before the host splits, and not in every child again.
    if request.trials != nil { environment["LD_BIND_NOW"] = "1" }
    let command = Command(host.path, environment: environment, directory: folder.path)
    let wrapped = sandbox.wrap(
      command, mounts: readable.map { .reading($0.path) } + [.reading(folder.path)],
      resources: ResourceLimits(
        cpuSeconds: Int(limits.totalSeconds.rounded(.up)),
        addressSpaceMegabytes: limits.memoryMegabytes, fileMegabytes: 1))
    return try await runner.run(
      wrapped, input: Array(try JSONEncoder().encode(request)), limits: run)
  }
}

package import Foundation
package import KataCore
package import KataProcess

/// Runs the suite host on a learner's library, in the sandbox, and reads its events.
package struct HostRun: Sendable {
  private let host: URL
  private let cases: [CheckCase]
  /// The folders that the host needs to read, besides the library's own.
  private let readable: [URL]
  private let sandbox: Sandbox
  private let runner: any CommandRunner
  private let limits: Limits

  package init(
    host: URL, cases: [CheckCase], readable: [URL], sandbox: Sandbox, runner: any CommandRunner,
    limits: Limits
  ) {
    self.host = host
    self.cases = cases
    self.readable = readable
    self.sandbox = sandbox
    self.runner = runner
    self.limits = limits
  }

  /// Runs every case with data drawn from `seed`.
  ///
  /// - Throws: `RunTrouble` when the host itself is at fault, `ProcessTrouble` or `CancellationError`.
  package func report(library: URL, seed: UInt64) async throws -> RunReport {
    let request = HostRequest(
      nonce: Self.secret(), token: Self.secret(), seed: seed, library: library.path)
    let folder = library.deletingLastPathComponent()
    let command = Command(
      host.path, environment: ["LANG": "C.UTF-8", "TZ": "UTC", "HOME": "/tmp", "TMPDIR": "/tmp"],
      directory: folder.path)
    let wrapped = sandbox.wrap(
      command, mounts: readable.map { .reading($0.path) } + [.reading(folder.path)],
      resources: ResourceLimits(
        cpuSeconds: Int(limits.totalSeconds.rounded(.up)),
        addressSpaceMegabytes: limits.memoryMegabytes, fileMegabytes: 1))
    let result = try await runner.run(
      wrapped, input: Array(try JSONEncoder().encode(request)),
      limits: RunLimits(
        total: .seconds(limits.totalSeconds), silence: .seconds(limits.silenceSeconds),
        outputBytes: limits.outputKilobytes << 10))
    return try RunReport(result, request: request, cases: cases)
  }

  /// A word that nobody can guess: 128 bits from the system's generator.
  private static func secret() -> String {
    var generator = SystemRandomNumberGenerator()
    return String(generator.next(), radix: 36) + String(generator.next(), radix: 36)
  }
}

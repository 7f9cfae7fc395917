import Foundation
import KataBuilding
import KataCore
import KataProcess
import KataRunning

/// Runs the suites on a library in the sandbox (`HostRun`).
struct RunStage: Sendable {
  let workshop: Workshop
  let request: CheckRequest
  let stage: CheckStage

  /// Runs every case with data from one seed.
  func report(on library: URL, seed: UInt64) async throws -> RunReport {
    let kit = stage.kit
    let host = HostRun(
      host: kit.host, cases: kit.cases,
      readable: [kit.folder, URL(filePath: kit.toolchain.runtimeLibraries)],
      sandbox: stage.sandbox, runner: workshop.runner, limits: request.kata.limits)
    let report = try await host.report(library: library, seed: seed)
    if request.requiresSandbox, !report.isLockedDown {
      throw PipelineError.noSandbox(Isolation.noSystemCallFilter)
    }
    return report
  }
}

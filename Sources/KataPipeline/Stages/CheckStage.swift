import KataBuilding
import KataCore
import KataProcess
import KataSyntax

/// What every build and run of one request needs, looked up once.
struct CheckStage: Sendable {
  let kit: Kit
  let sandbox: Sandbox
  let prepared: PreparedSources
}

extension CheckStage {
  /// None of these waits for another; the files are read and gated while the kit is looked up.
  static func prepared(
    for request: CheckRequest, workshop: Workshop,
    report: @escaping @Sendable (WorkProgress) -> Void
  ) async throws -> CheckStage {
    async let probed = workshop.sandbox()
    async let prepared = PreparedSources.gated(
      request.files, contract: request.kata.contract, services: request.kata.services,
      parser: workshop.parser)
    let kit = try await workshop.kit(
      for: request.kata, pattern: request.pattern, changes: request.changes,
      needs: KitNeeds(of: request.files + request.tests.files), report: report)
    let sandbox = try await probed
    if request.requiresSandbox, sandbox.isolation.tier != .isolated {
      throw PipelineError.noSandbox(sandbox.isolation.note)
    }
    if sandbox.isolation.tier == .limited { request.noteLimits(sandbox.isolation) }
    return CheckStage(kit: kit, sandbox: sandbox, prepared: await prepared)
  }

  /// Whether the reading of the files, or the static gate, has refused something.
  func isRefused(_ request: CheckRequest) -> Bool {
    (request.findings + prepared.findings).contains { $0.severity == .error }
  }
}

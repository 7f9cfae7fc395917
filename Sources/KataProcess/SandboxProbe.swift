import KataCore

/// Finds out what kind of sandbox this machine permits, by trying it.
package struct SandboxProbe: Sendable {
  private let programs: ProgramSearch
  private let runner: any CommandRunner
  private let filters: SystemCallFilters

  /// How long a trial may take, and a second one on a machine that was too busy for the first.
  private static let patience = [Duration.seconds(5), .seconds(30)]

  package init(programs: ProgramSearch, runner: any CommandRunner) {
    self.init(programs: programs, runner: runner, filters: .current)
  }

  init(programs: ProgramSearch, runner: any CommandRunner, filters: SystemCallFilters) {
    self.programs = programs
    self.runner = runner
    self.filters = filters
  }

  /// The best sandbox to be had here; it says why when that is not the full one.
  ///
  /// - Throws: `CancellationError`, since a trial that was stopped says nothing of the machine.
  package func sandbox() async throws(CancellationError) -> Sandbox {
    let prlimit = programs.find("prlimit")
    guard let bubblewrap = programs.find("bwrap") else { return limited(prlimit, .missing) }
    let sandbox = sandbox(of: bubblewrap, prlimit)
    for patience in Self.patience {
      let result: ProcessResult
      do {
        result = try await trial(of: sandbox, patience)
      } catch let error as CancellationError {
        throw error
      } catch {
        return limited(prlimit, SandboxAdvice(failure: error))
      }
      switch result.ending {
      case .exited(0): return sandbox
      case .stopped(.totalTime): continue
      default: return limited(prlimit, SandboxAdvice(failure: result.errorText))
      }
    }
    return limited(prlimit, .noAnswer(within: Self.patience.last ?? .zero))
  }

  private func sandbox(of bubblewrap: String, _ prlimit: String?) -> Sandbox {
    // Bubblewrap works without; what runs inside it could still do more than is promised.
    let gap = filters.areThere ? nil : Isolation.noSystemCallFilter
    return Sandbox(
      isolation: Isolation(tier: .isolated, engine: "bubblewrap").lacking(gap),
      bubblewrap: bubblewrap, prlimit: prlimit,
      countsProcesses: KernelVersion.current >= .countingProcessesApart)
  }

  private func trial(of sandbox: Sandbox, _ patience: Duration) async throws -> ProcessResult {
    let command = sandbox.wrap(
      Command("/usr/bin/true"), mounts: [],
      resources: ResourceLimits(cpuSeconds: 5, memoryMegabytes: 1024, fileMegabytes: 16))
    return try await runner.run(command, limits: RunLimits(total: patience))
  }

  private func limited(_ prlimit: String?, _ advice: SandboxAdvice) -> Sandbox {
    let engine = prlimit == nil ? "process group" : "prlimit"
    return Sandbox(
      isolation: Isolation(tier: .limited, engine: engine, note: advice.sentence), bubblewrap: nil,
      prlimit: prlimit, countsProcesses: false)
  }
}

import KataCore

/// Finds out what kind of sandbox this machine permits, by trying it.
package struct SandboxProbe: Sendable {
  private let programs: ProgramSearch
  private let runner: any CommandRunner

  package init(programs: ProgramSearch, runner: any CommandRunner) {
    self.programs = programs
    self.runner = runner
  }

  /// The best sandbox to be had here; it says why when that is not the full one.
  package func sandbox() async -> Sandbox {
    let prlimit = programs.find("prlimit")
    guard let bubblewrap = programs.find("bwrap") else {
      return limited(prlimit, note: SandboxAdvice.missing.sentence)
    }
    let sandbox = Sandbox(
      isolation: Isolation(tier: .isolated, engine: "bubblewrap"), bubblewrap: bubblewrap,
      prlimit: prlimit)
    let trial = sandbox.wrap(
      Command("/usr/bin/true"), mounts: [],
      resources: ResourceLimits(cpuSeconds: 5, addressSpaceMegabytes: 1024, fileMegabytes: 16))
    guard let result = try? await runner.run(trial, limits: RunLimits(total: .seconds(5))) else {
      return limited(prlimit, note: SandboxAdvice.missing.sentence)
    }
    guard result.isSuccess else {
      return limited(prlimit, note: SandboxAdvice(failure: result.errorText).sentence)
    }
    return sandbox
  }

  private func limited(_ prlimit: String?, note: String) -> Sandbox {
    let engine = prlimit == nil ? "process group" : "prlimit"
    return Sandbox(
      isolation: Isolation(tier: .limited, engine: engine, note: note), bubblewrap: nil,
      prlimit: prlimit)
  }
}

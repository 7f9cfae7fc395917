import Foundation
import KataCore
import Testing

@testable import KataProcess
@testable import KataRunning

struct HostProcessTests {
  private func variables(trials: TrialRequest?) throws -> Set<[String]> {
    let host = HostProcess(
      host: URL(filePath: "/host"), readable: [],
      sandbox: Sandbox(
        isolation: Isolation(tier: .isolated, engine: "bubblewrap"), bubblewrap: "/usr/bin/bwrap",
        prlimit: nil, countsProcesses: false),
      runner: SystemCommandRunner())
    let request = HostRequest(
      nonce: "n", token: "t", seed: 1, library: "/build/lib.so", trials: trials)
    let arguments = try host.command(
      for: request, resources: host.resources(Limits(), cpuSeconds: 1)
    ).arguments
    let places = arguments.indices.filter { arguments[$0] == "--setenv" }
    return Set(places.map { [arguments[$0 + 1], arguments[$0 + 2]] })
  }

  /// What trials do is compared from run to run.
  @Test func iteratesDictionariesAlikeInEveryTrial() throws {
    let trials = TrialRequest(
      Instrumentation(files: [], probes: [], mutants: [], probeOfMutant: []), cases: [],
      groups: [], jobs: 1, limits: Limits())
    #expect(try variables(trials: trials).contains(["SWIFT_DETERMINISTIC_HASHING", "1"]))
    #expect(try !variables(trials: nil).contains(["SWIFT_DETERMINISTIC_HASHING", "1"]))
  }
}

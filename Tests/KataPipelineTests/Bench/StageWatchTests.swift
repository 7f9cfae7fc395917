import KataProcess
import Testing

@testable import KataPipeline

struct StageWatchTests {
  private struct Idle: CommandRunner {
    func run(
      _ command: Command, input: [UInt8], limits: RunLimits
    ) async throws -> ProcessResult { ProcessResult(ending: .exited(0)) }
  }

  private func titles(of commands: [Command]) async throws -> [String] {
    let watch = StageWatch(Idle())
    for command in commands {
      _ = try await watch.run(command, limits: RunLimits(total: .seconds(1)))
    }
    return watch.stages.map(\.title)
  }

  @Test func namesTheProgramAndNotItsSandbox() async throws {
    let commands = [
      Command("/usr/bin/prlimit", ["--cpu=1", "/usr/bin/bwrap", "--", "/opt/host", "a"]),
      Command("/usr/bin/ld", ["-o", "b"]),
    ]
    #expect(try await titles(of: commands) == ["host", "ld"])
  }

  @Test func tellsRunsOfTheSameProgramApart() async throws {
    let command = Command("/usr/bin/ld")
    #expect(try await titles(of: [command, command]) == ["ld", "ld, run 2"])
  }

  @Test func measuresFromBeginningToEnd() async throws {
    let watch = StageWatch(Idle())
    _ = try await watch.run(Command("/usr/bin/ld"), limits: RunLimits(total: .seconds(1)))
    watch.note("all")
    let all = try #require(watch.stages.first)
    #expect(all.title == "all")
    #expect(all.begin == 0)
    #expect(watch.stages.allSatisfy { $0.begin <= $0.end && $0.end <= all.end })
  }
}

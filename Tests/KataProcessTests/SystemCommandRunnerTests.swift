import Foundation
import Testing

@testable import KataProcess

struct SystemCommandRunnerTests {
  private let runner = SystemCommandRunner()

  private func shell(_ script: String) -> Command {
    Command("/bin/sh", ["-c", script], environment: ["PATH": "/usr/bin:/bin"])
  }

  @Test func keepsBothStreamsApart() async throws {
    let result = try await runner.run(
      shell("echo out; echo err >&2"), limits: RunLimits(total: .seconds(30)))
    #expect(result.outputText == "out\n")
    #expect(result.errorText == "err\n")
    #expect(result.isSuccess)
  }

  @Test func feedsInputAndClosesIt() async throws {
    let result = try await runner.run(
      Command("/bin/cat"), input: Array("hello".utf8), limits: RunLimits(total: .seconds(30)))
    #expect(result.outputText == "hello")
  }

  @Test func survivesAChildThatGoesWithoutItsInput() async throws {
    let input = [UInt8](repeating: 0x61, count: 60_000)
    for _ in 0..<5 {
      let result = try await runner.run(
        shell("exec 0<&-; exit 3"), input: input, limits: RunLimits(total: .seconds(30)))
      #expect(result.ending == .exited(3))
    }
  }

  @Test func reportsExitCodeAsResult() async throws {
    let result = try await runner.run(shell("exit 7"), limits: RunLimits(total: .seconds(30)))
    #expect(result.ending == .exited(7))
  }

  @Test func reportsSignalAsResult() async throws {
    let result = try await runner.run(
      shell("kill -SEGV $$"), limits: RunLimits(total: .seconds(30)))
    #expect(result.ending == .signalled(11))
  }

  @Test func inheritsNoEnvironment() async throws {
    let result = try await runner.run(
      Command("/usr/bin/env", environment: ["A": "1"]), limits: RunLimits(total: .seconds(30)))
    #expect(result.outputText == "A=1\n")
  }

  @Test func stopsTheWholeGroupAfterTheTotalTime() async throws {
    let marker = "87.6543"
    let result = try await runner.run(
      shell("sleep \(marker) & sleep \(marker)"), limits: RunLimits(total: .milliseconds(200)))
    #expect(result.ending == .stopped(.totalTime))
    #expect(try await areGone(marker))
  }

  @Test func letsAChildAtItsTotalTimeSayWhereItWas() async throws {
    let limits = RunLimits(total: .milliseconds(300), quitGrace: .seconds(60))
    let script = "trap 'echo line 7; exit' QUIT; echo begun; while :; do :; done"
    // With a launcher around it, which must not end before it.
    for command in [shell(script), Command("/bin/sh", ["-c", "sh -c \"$0\"; true", script])] {
      let result = try await runner.run(command, limits: limits)
      #expect(result.ending == .stopped(.totalTime))
      #expect(result.outputText == "begun\nline 7\n")
      #expect(result.duration < .seconds(50))
    }
  }

  @Test func killsAChildThatDoesNotQuitInTime() async throws {
    let limits = RunLimits(total: .milliseconds(200), quitGrace: .milliseconds(200))
    let result = try await runner.run(shell("trap '' QUIT; exec sleep 900"), limits: limits)
    #expect(result.ending == .stopped(.totalTime))
    #expect(result.duration < .seconds(300))
  }

  @Test func stopsAChildThatKeepsWritingElsewhereButIsSilent() async throws {
    let limits = RunLimits(total: .seconds(600), silence: .milliseconds(200))
    let result = try await runner.run(
      shell("echo begun; while :; do echo x >&2; sleep 0.02; done"), limits: limits)
    #expect(result.ending == .stopped(.silence))
    #expect(result.outputText == "begun\n")
  }

  @Test func stopsAFloodAndKeepsItsBeginning() async throws {
    let limits = RunLimits(total: .seconds(600), outputBytes: 1000)
    let result = try await runner.run(Command("/usr/bin/yes"), limits: limits)
    #expect(result.ending == .stopped(.output))
    #expect(result.output.count == 1000)
  }

  @Test func stopsAChildThatClosedItsStreamsAndGoesOn() async throws {
    let result = try await runner.run(
      shell("exec sleep 60 >&- 2>&-"), limits: RunLimits(total: .milliseconds(200)))
    #expect(result.ending == .stopped(.totalTime))
  }

  @Test func doesNotWaitForADaemonThatHoldsThePipe() async throws {
    let result = try await runner.run(
      shell("setsid sleep 500 & echo done"), limits: RunLimits(total: .seconds(600)))
    #expect(result.isSuccess)
    // Far from both, since the other tests may keep this one waiting.
    #expect(result.duration < .seconds(300))
  }

  @Test func stopsTheGroupWhenTheTaskIsCancelled() async throws {
    let marker = "86.5432"
    let task = Task {
      try await runner.run(
        shell("sleep \(marker) & sleep \(marker)"), limits: RunLimits(total: .seconds(60)))
    }
    while try await sleepers(marker) == "" { await Task.yield() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try await areGone(marker))
  }

  /// Whoever has much memory to give back goes slowly, and may write until it has gone.
  @Test func returnsWhenNobodyOfACancelledFamilyIsLeft() async throws {
    let folder = URL.temporaryDirectory.appending(path: "kata-family-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = """
      cd '\(folder.path)'
      (head -c 400000000 /dev/zero; touch full; sleep 500) |
        setsid sh -c 'echo $$ > pid; exec tail -c 400000000' > out 2>&1
      """
    let task = Task { try await runner.run(shell(script), limits: RunLimits(total: .seconds(60))) }
    let full = folder.appending(path: "full").path
    while !FileManager.default.fileExists(atPath: full) {
      try await Task.sleep(for: .milliseconds(5))
    }
    let pid = try String(contentsOf: folder.appending(path: "pid"), encoding: .utf8)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    let stat = URL(filePath: "/proc/\(pid.trimmingCharacters(in: .whitespacesAndNewlines))/stat")
    let line = (try? String(contentsOf: stat, encoding: .utf8)) ?? ") Z"
    #expect(line.contains(") Z"))
  }

  @Test func namesAProgramThatIsNotThere() async {
    await #expect(throws: ProcessError.notExecutable(path: "/nowhere/tool")) {
      try await runner.run(Command("/nowhere/tool"), limits: RunLimits(total: .seconds(30)))
    }
  }

  /// Waits for killed sleepers to leave the process table, which the system does in its own time.
  private func areGone(_ marker: String) async throws -> Bool {
    let deadline = ContinuousClock.now + .seconds(30)
    while try await sleepers(marker) != "" {
      if ContinuousClock.now > deadline { return false }
    }
    return true
  }

  /// The processes that still sleep for exactly this long.
  private func sleepers(_ marker: String) async throws -> String {
    let result = try await runner.run(
      Command(
        "/bin/sh", ["-c", "grep -lz \(marker) /proc/[0-9]*/cmdline | xargs -r grep -lz ^sleep"]),
      limits: RunLimits(total: .seconds(30)))
    return result.outputText
  }
}

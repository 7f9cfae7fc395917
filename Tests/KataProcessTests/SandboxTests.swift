import Foundation
import KataCore
import Testing

@testable import KataProcess

/// These start programs in the machine's own sandbox; where it permits none, they say so and are skipped.
struct SandboxTests {
  private static let runner = SystemCommandRunner()
  private static let programs = ProgramSearch(path: nil)

  private static func isolates() async -> Bool {
    await SandboxProbe(programs: programs, runner: runner).sandbox().isolation.tier == .isolated
  }

  private let resources = ResourceLimits(
    cpuSeconds: 5, addressSpaceMegabytes: 100, fileMegabytes: 1)

  private func run(_ script: String, mounts: [Mount] = []) async throws -> ProcessResult {
    let sandbox = await SandboxProbe(programs: Self.programs, runner: Self.runner).sandbox()
    let command = Command("/bin/sh", ["-c", script], environment: ["PATH": "/usr/bin:/bin"])
    return try await Self.runner.run(
      sandbox.wrap(command, mounts: mounts, resources: resources),
      limits: RunLimits(total: .seconds(10)))
  }

  private func folder() throws -> URL {
    let url = FileManager.default.temporaryDirectory.appending(path: "kata-sandbox-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }

  @Test(.enabled("bubblewrap works here") { await isolates() })
  func hidesHomeAndTemporaryFolders() async throws {
    let secret = try folder()
    defer { try? FileManager.default.removeItem(at: secret) }
    try Data("secret".utf8).write(to: secret.appending(path: "file"))
    let result = try await run("cat \(secret.path)/file; ls /root /home")
    #expect(!result.outputText.contains("secret"))
    #expect(result.outputText.isEmpty)
  }

  @Test(.enabled("bubblewrap works here") { await isolates() })
  func hasNoNetwork() async throws {
    let result = try await run("cat /proc/net/dev | grep -v lo: | grep -c :")
    #expect(result.outputText == "0\n")
  }

  @Test(.enabled("bubblewrap works here") { await isolates() })
  func seesOnlyItsOwnProcesses() async throws {
    let result = try await run("ls -d /proc/[0-9]* | wc -l")
    #expect(try #require(Int(result.outputText.dropLast())) < 8)
  }

  @Test(.enabled("bubblewrap works here") { await isolates() })
  func writesOnlyWhereItMay() async throws {
    let writable = try folder()
    let readable = try folder()
    defer {
      try? FileManager.default.removeItem(at: writable)
      try? FileManager.default.removeItem(at: readable)
    }
    let result = try await run(
      "echo a > \(writable.path)/a; echo b > \(readable.path)/b; echo c > /usr/c; echo d > /d",
      mounts: [.writing(writable.path), .reading(readable.path)])
    #expect(!result.isSuccess)
    #expect(FileManager.default.fileExists(atPath: writable.appending(path: "a").path))
    #expect(!FileManager.default.fileExists(atPath: readable.appending(path: "b").path))
  }

  @Test(.enabled("bubblewrap works here") { await isolates() })
  func takesDaemonsAlongWhenItEnds() async throws {
    let marker = "85.4321"
    _ = try await run("setsid sleep \(marker) & sleep 0.1")
    let deadline = ContinuousClock.now + .seconds(60)
    // The kernel takes the namespace down in its own time.
    while try await sleepers(marker) != "", ContinuousClock.now < deadline {}
    #expect(try await sleepers(marker) == "")
  }

  @Test func limitsTheSizeOfFiles() async throws {
    let writable = try folder()
    defer { try? FileManager.default.removeItem(at: writable) }
    _ = try await run(
      "head -c 3000000 /dev/zero > \(writable.path)/big", mounts: [.writing(writable.path)])
    let size =
      try FileManager.default.attributesOfItem(
        atPath: writable.appending(path: "big").path)[.size] as? Int
    #expect(try #require(size) <= 1 << 20)
  }

  @Test func limitsMemory() async throws {
    let result = try await run(
      "head -c 200000000 /dev/zero | tail -c 150000000 > /dev/null; echo $?")
    #expect(result.outputText != "0\n")
  }

  @Test func saysHowToGetAFullSandboxWhenThereIsNone() async {
    struct Failing: CommandRunner {
      func run(_ command: Command, input: [UInt8], limits: RunLimits) async throws -> ProcessResult
      {
        ProcessResult(
          ending: .exited(1), errors: Array("bwrap: setting up uid map: Permission denied\n".utf8))
      }
    }
    let sandbox = await SandboxProbe(programs: Self.programs, runner: Failing()).sandbox()
    #expect(sandbox.isolation.tier == .limited || Self.programs.find("bwrap") == nil)
    #expect(sandbox.isolation.note != nil)
  }

  @Test(arguments: [
    ("bwrap: setting up uid map: Permission denied", "AppArmor"),
    ("bwrap: No permissions to create a new namespace", "container"),
    ("bwrap: Unknown option --disable-userns", "0.8"), ("bwrap: something new", "something new"),
  ])
  func namesTheFixThatApplies(message: String, word: String) {
    #expect(SandboxAdvice(failure: message).sentence.contains(word))
  }

  private func sleepers(_ marker: String) async throws -> String {
    let script = "grep -lz \(marker) /proc/[0-9]*/cmdline | xargs -r grep -lz ^sleep"
    return try await Self.runner.run(
      Command("/bin/sh", ["-c", script]), limits: RunLimits(total: .seconds(5))
    ).outputText
  }
}

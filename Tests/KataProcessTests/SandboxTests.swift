import Foundation
import KataCore
import Synchronization
import Testing

@testable import KataProcess

/// These start programs in the machine's own sandbox; where it permits none, they say so and are skipped.
struct SandboxTests {
  private static let runner = SystemCommandRunner()
  private static let programs = ProgramSearch(path: nil)

  private static func isolates() async -> Bool {
    let sandbox = try? await SandboxProbe(programs: programs, runner: runner).sandbox()
    return sandbox?.isolation.tier == .isolated
  }

  private let resources = ResourceLimits(
    cpuSeconds: 5, memoryMegabytes: 100, fileMegabytes: 1)

  private func run(_ script: String, mounts: [Mount] = []) async throws -> ProcessResult {
    let sandbox = try await SandboxProbe(programs: Self.programs, runner: Self.runner).sandbox()
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

  /// `tail` keeps what it is given until a line ends.
  @Test(.enabled("bubblewrap works here") { await isolates() })
  func limitsTheMemoryThatIsWritten() async throws {
    let keep = { (megabytes: Int) in
      try await run("head -c \(megabytes)M /dev/zero | tail -n 1 | wc -c").outputText
    }
    #expect(try await keep(20) == "\(20 << 20)\n")
    #expect(try await keep(200) == "0\n")
  }

  @Test(.enabled("bubblewrap works here") { await isolates() })
  func hasNoCapabilities() async throws {
    let result = try await run(
      "grep -E 'Cap(Prm|Eff|Bnd)' /proc/self/status | grep -vc 0000000000000000")
    #expect(result.outputText == "0\n")
  }

  /// Forks sixty times at most, so that a defence that fails hurts nobody.
  @Test(.enabled("bubblewrap works here") { await isolates() })
  func stopsAForkBombBesideOthersOfTheSameUser() async throws {
    let bomb = "i=0; while [ $i -lt 60 ]; do sleep 3 & i=$((i+1)); echo $i; done"
    let sandbox = try await SandboxProbe(programs: Self.programs, runner: Self.runner).sandbox()
    try #require(sandbox.countsProcesses)
    var resources = resources
    resources.processes = 20
    let wrapped = sandbox.wrap(
      Command("/bin/sh", ["-c", bomb], environment: ["PATH": "/usr/bin:/bin"]), mounts: [],
      resources: resources)
    async let first = Self.runner.run(
      Self.asNobody(wrapped), limits: RunLimits(total: .seconds(10)))
    async let second = Self.runner.run(
      Self.asNobody(wrapped), limits: RunLimits(total: .seconds(10)))
    for result in try await [first, second] {
      let last = result.outputText.split(separator: "\n").last.flatMap { Int($0) }
      #expect((10..<20).contains(try #require(last, "\(result.errorText)")))
      #expect(result.errorText.contains("fork"))
    }
  }

  /// The same command as another user where root runs the tests, since the system lets root have any number.
  private static func asNobody(_ command: Command) -> Command {
    guard getuid() == 0 else { return command }
    return Command(
      "/usr/bin/setpriv",
      ["--reuid=65534", "--regid=65534", "--clear-groups", command.executable] + command.arguments)
  }

  @Test func givesPrivateFoldersWhereNothingIsHidden() async throws {
    let build = try folder()
    defer { try? FileManager.default.removeItem(at: build) }
    let sandbox = Sandbox(
      isolation: Isolation(tier: .limited, engine: "prlimit"), bubblewrap: nil,
      prlimit: Self.programs.find("prlimit"), countsProcesses: false)
    let environment = try sandbox.privateFolders(in: build).merging(["PATH": "/usr/bin:/bin"]) {
      $1
    }
    let script = """
      for folder in $HOME $TMPDIR $XDG_CACHE_HOME $XDG_CONFIG_HOME $XDG_DATA_HOME $XDG_STATE_HOME \
        $XDG_RUNTIME_DIR; do echo here > $folder/file; stat -c %a $folder; done
      """
    let result = try await Self.runner.run(
      sandbox.wrap(
        Command("/bin/sh", ["-c", script], environment: environment), mounts: [],
        resources: resources), limits: RunLimits(total: .seconds(10)))
    #expect(result.outputText == String(repeating: "700\n", count: 7), "\(result.errorText)")
    #expect(environment.filter { $0.key != "PATH" }.values.allSatisfy { $0.hasPrefix(build.path) })
  }

  @Test(.enabled(if: programs.find("bwrap") != nil, "bubblewrap is installed"))
  func isolatesWhereTheSecondTrialAnswers() async throws {
    let runner = Slow(answers: 2)
    let sandbox = try await SandboxProbe(programs: Self.programs, runner: runner).sandbox()
    #expect(sandbox.isolation.tier == .isolated)
    #expect(runner.limits == [.seconds(5), .seconds(30)])
  }

  @Test(.enabled(if: programs.find("bwrap") != nil, "bubblewrap is installed"))
  func saysThatBubblewrapDidNotAnswer() async throws {
    let runner = Slow(answers: 3)
    let sandbox = try await SandboxProbe(programs: Self.programs, runner: runner).sandbox()
    #expect(sandbox.isolation.tier == .limited)
    #expect(sandbox.isolation.note?.contains("did not answer within 30 seconds") == true)
    #expect(runner.limits.count == 2)
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

  /// So that nothing has run yet where a full sandbox is required.
  @Test(.enabled("bubblewrap works here") { await isolates() })
  func promisesLessWithoutSystemCallFiltersButHidesAsMuch() async throws {
    let probe = SandboxProbe(
      programs: Self.programs, runner: Self.runner, filters: SystemCallFilters(areThere: false))
    let sandbox = try await probe.sandbox()
    #expect(sandbox.isolation.tier == .limited)
    #expect(sandbox.isolation.note == Isolation.noSystemCallFilter)
    #expect(sandbox.bubblewrap != nil)
  }

  @Test func knowsFiltersByTheSystemsSigns() {
    let plain = "Name:\tkata\nNoNewPrivs:\t0\n"
    #expect(!SystemCallFilters(ofThisProcess: plain, hasActions: false).areThere)
    #expect(SystemCallFilters(ofThisProcess: plain, hasActions: true).areThere)
    #expect(SystemCallFilters(ofThisProcess: plain + "Seccomp:\t0\n", hasActions: false).areThere)
    #expect(!SystemCallFilters(ofThisProcess: nil, hasActions: false).areThere)
  }

  @Test func saysHowToGetAFullSandboxWhenThereIsNone() async throws {
    struct Failing: CommandRunner {
      func run(_ command: Command, input: [UInt8], limits: RunLimits) async throws -> ProcessResult
      {
        ProcessResult(
          ending: .exited(1), errors: Array("bwrap: setting up uid map: Permission denied\n".utf8))
      }
    }
    let sandbox = try await SandboxProbe(programs: Self.programs, runner: Failing()).sandbox()
    #expect(sandbox.isolation.tier == .limited || Self.programs.find("bwrap") == nil)
    #expect(sandbox.isolation.note != nil)
  }

  @Test(.enabled(if: programs.find("bwrap") != nil, "bubblewrap is installed"))
  func saysNothingOfTheMachineWhenItIsCancelled() async {
    let probe = Task {
      try await SandboxProbe(programs: Self.programs, runner: Self.runner).sandbox()
    }
    probe.cancel()
    await #expect(throws: CancellationError.self) { try await probe.value }
  }

  @Test func tellsAProgramThatIsNotStartedFromOneThatIsNotThere() {
    let gone = SandboxAdvice(failure: ProcessError.notExecutable(path: "/usr/bin/bwrap"))
    let refused = SandboxAdvice(
      failure: ProcessError.refused(path: "/usr/bin/bwrap", reason: "no memory"))
    #expect(gone == .missing)
    #expect(refused.sentence == "bubblewrap does not work here: no memory")
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

/// Commands that take too long until one is answered.
private final class Slow: CommandRunner {
  /// Which of the commands is answered, counted from 1.
  private let answers: Int
  private let seen = Mutex<[Duration]>([])

  init(answers: Int) {
    self.answers = answers
  }

  var limits: [Duration] { seen.withLock { $0 } }

  func run(_ command: Command, input: [UInt8], limits: RunLimits) async throws -> ProcessResult {
    let count = seen.withLock { seen in
      seen.append(limits.total)
      return seen.count
    }
    return ProcessResult(ending: count < answers ? .stopped(.totalTime) : .exited(0))
  }
}

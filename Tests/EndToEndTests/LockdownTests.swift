import Foundation
import KataCore
import KataProcess
import KataRunning
import Testing

@testable import KataBuilding
@testable import KataPipeline

/// What code that has got past every gate can still do while a case runs: it is compiled here without any of them.
@Suite(.lane) struct LockdownTests {
  enum Tier: CaseIterable, Sendable {
    case sandboxed, limited
  }

  /// What the code tries, and the expression that gives -1 when the system refuses it.
  private static let attacks = [
    ("make a file", #"open("/tmp/kata-lockdown", O_WRONLY | O_CREAT, 0o600)"#),
    ("write to the events by their path", #"open("/proc/self/fd/100", O_WRONLY)"#),
    ("read another file", #"open("/etc/passwd", O_RDONLY)"#),
    ("read its own memory", #"open("/proc/self/mem", O_RDWR)"#),
    ("remove a file", #"unlink("/tmp/kata-lockdown-none")"#),
    ("open a socket", "socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)"),
    ("start a program", #"execv("/usr/bin/true", [nil])"#),
    ("signal its parent", "kill(getppid(), 0)"),
    ("copy the events' descriptor", "dup(100)"),
    ("write events", #"Int32(write(100, "{}", 2))"#),
    ("close the events", "close(100)"),
    (
      "run memory that it wrote",
      "mmap(nil, 4096, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)"
        + " == MAP_FAILED ? -1 : 0"
    ),
  ]

  /// What a screen may need of the system, each an expression that is true where it has it.
  private static let needs = [
    ("reads a time zone", #"TimeZone(identifier: "Asia/Tokyo")?.secondsFromGMT() == 32400"#),
    (
      "formats a date",
      #"DateFormatter.tokyo.string(from: Date(timeIntervalSince1970: 0)) == "09""#
    ),
    ("makes two identifiers", "UUID() != UUID()"),
    ("runs a thread for longer than libdispatch waits to look at it", "Thread.runsLong"),
  ]

  private static var mischief: String {
    let tries = attacks.map { "    attempt(\"\($0.0)\") { \($0.1) }\n" }.joined()
    let uses = needs.map { "    print(\"\($0.0):\", \($0.1) ? \"yes\" : \"no\")\n" }.joined()
    return """
      import Foundation
      import Glibc

      var isDone = false

      struct Mischief {
        func happen() {
          if isDone { return }
          isDone = true
      \(tries)\(uses)  }

        private func attempt(_ what: String, _ body: () -> Int32) {
          errno = 0
          let result = body()
          print("\\(what):", result == -1 ? "refused" : "done")
        }
      }

      extension DateFormatter {
        static var tokyo: DateFormatter {
          let formatter = DateFormatter()
          formatter.dateFormat = "HH"
          formatter.timeZone = TimeZone(identifier: "Asia/Tokyo")
          return formatter
        }
      }

      extension Thread {
        static var runsLong: Bool {
          let done = DispatchSemaphore(value: 0)
          DispatchQueue.global().async {
            usleep(1_500_000)
            done.signal()
          }
          return done.wait(timeout: .now() + 10) == .success
        }
      }

      """
  }

  @Test(arguments: Tier.allCases) func leavesCodeNothingButItsScreen(_ tier: Tier) async throws {
    let stand = try await MutantStand(hasBubblewrap: tier == .sandboxed)
    #expect((stand.stage.sandbox.isolation.tier == .isolated) == (tier == .sandboxed))
    let report = try await stand.workshop.withBuildFolder { folder in
      let library = try await ungatedLibrary(stand, in: folder)
      return try await host(stand).report(library: library, seed: 1)
    }
    #expect(report.isLockedDown)
    #expect(report.verdict.isPassed, "\(report.output)")
    for (what, _) in Self.attacks { #expect(report.output.contains("\(what): refused\n")) }
    for (what, _) in Self.needs { #expect(report.output.contains("\(what): yes\n")) }
    #expect(stand.playground.survivors.isEmpty)
  }

  private func host(_ stand: MutantStand) -> HostRun {
    HostRun(
      host: stand.stage.kit.host, cases: stand.stage.kit.cases,
      readable: [
        stand.stage.kit.folder, URL(filePath: stand.stage.kit.toolchain.runtimeLibraries),
      ],
      sandbox: stand.stage.sandbox, runner: SystemCommandRunner(),
      limits: stand.request.kata.limits)
  }

  /// The hooked reference as a library, compiled by the plain compiler with no guard and looked at by no gate.
  private func ungatedLibrary(_ stand: MutantStand, in folder: URL) async throws -> URL {
    let files = try stand.files(mischief: Self.mischief, probes: 0, mutants: 0)
    var names: [String] = []
    for file in files + [Registration.file(for: [])] {
      let name = "\(names.count)-\(file.path.description.split(separator: "/").last ?? "")"
      try Data(file.text.utf8).write(to: folder.appending(path: name))
      names.append(name)
    }
    let library = folder.appending(path: "libApp.so")
    let compiler = stand.stage.kit.editorArguments
    let run = try await stand.playground.run(
      compiler[0], Array(compiler.dropFirst()) + ["-emit-library", "-o", library.path] + names,
      in: folder)
    try #require(run.status == 0, "\(run.all)")
    return library
  }
}

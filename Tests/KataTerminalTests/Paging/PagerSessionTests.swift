import Foundation
import Glibc
import KataProcess
import KataTestSupport
import Testing

@testable import KataTerminal

/// Pagers that are scripts and show nothing.
@Suite(.timeLimit(.minutes(3))) struct PagerSessionTests {
  init() {
    // As the program itself does: a reader that goes away is noticed by the failing write.
    StandardDescriptors.ensureOpen()
  }

  private let lines = (1...50).map { "line \($0)" }

  @Test(arguments: [
    ("cat > /dev/null", 50), ("exit 0", 0), ("dd bs=4096 count=1 status=none of=/dev/null", 10),
    // A shell reads byte by byte, so that it takes no more than it asks for.
    ("for i in 1 2 3; do read line; done", 3),
    ("for i in $(seq 20); do read line; done; sleep 0.05", 20),
  ])
  func learnsHowFarThePagerHasRead(script: String, last: Int) async throws {
    let outcome = try await session(script).run(lines: lines, height: 10)
    #expect(outcome == PagerOutcome(lastLineShown: last, ending: .exited(0)))
    #expect(!outcome.isRefusal)
  }

  @Test func givesAllLinesUpToTheOneToOpenAtAtOnce() async throws {
    let outcome = try await session("dd bs=4096 count=1 status=none of=/dev/null").run(
      lines: lines, startingAt: 21, height: 10)
    #expect(outcome.lastLineShown == 30)
  }

  @Test func tellsThatAPagerHasFailed() async throws {
    let failed = try await session("exit 3").run(lines: lines, height: 10)
    #expect(failed == PagerOutcome(lastLineShown: 0, ending: .exited(3)))
    #expect(failed.isRefusal)
    let died = try await session("read line; kill -9 $$").run(lines: lines, height: 10)
    #expect(died == PagerOutcome(lastLineShown: 1, ending: .signalled(9)))
    #expect(!died.isRefusal)
  }

  @Test func throwsWhenThePagerIsNotThere() async {
    let pager = Pager(program: "/nowhere/pager", arguments: [], environment: [:])
    await #expect(throws: ProcessError.notExecutable(path: "/nowhere/pager")) {
      try await PagerSession(pager).run(lines: lines, height: 10)
    }
  }

  @Test(arguments: ["", "trap '' TERM;"])
  func closesThePagerWhenTheTaskIsCancelled(preparation: String) async throws {
    let folder = try ScratchFolder()
    let sign = folder.url.appending(path: "sign").path
    let script = "\(preparation) read line; : > '\(sign)'; exec sleep 60"
    let task = Task { try await session(script).run(lines: lines, height: 10) }
    while !FileManager.default.fileExists(atPath: sign) { await Task.yield() }
    task.cancel()
    let signal = preparation.isEmpty ? SIGTERM : SIGKILL
    #expect(try await task.value == PagerOutcome(lastLineShown: 1, ending: .signalled(signal)))
  }

  @Test func opensNothingForATaskThatIsCancelled() async throws {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await session("sleep 60").run(lines: lines, height: 10)
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  private func session(_ script: String) -> PagerSession {
    PagerSession(
      Pager(
        program: "/bin/sh", arguments: ["-c", script], environment: ["PATH": "/usr/bin:/bin"]))
  }
}

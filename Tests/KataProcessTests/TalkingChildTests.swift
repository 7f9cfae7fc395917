import Testing

@testable import KataProcess

struct TalkingChildTests {
  private let limit = Duration.seconds(20)

  private func child(_ script: String, mostErrors: Int = 1000) async throws -> TalkingChild {
    try await TalkingChild.start(
      Command("/bin/sh", ["-c", script], environment: ["PATH": "/usr/bin:/bin"]),
      mostErrors: mostErrors)
  }

  private func line(_ heard: TalkingChild.Heard) -> String? {
    guard case .line(let bytes) = heard else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func answersLineByLine() async throws {
    let child = try await child("while read word; do echo \"<$word>\"; done")
    for word in ["one", "two"] {
      await child.tell(Array("\(word)\n".utf8))
      #expect(try await line(child.hear(within: limit)) == "<\(word)>")
    }
    await child.end()
  }

  @Test func handsOverWhatWasWrittenToStandardError() async throws {
    let child = try await child("echo oops >&2; echo done; read end")
    #expect(try await line(child.hear(within: limit)) == "done")
    #expect(await child.takeErrors() == Array("oops\n".utf8))
    #expect(await child.takeErrors().isEmpty)
    await child.end()
  }

  @Test func tellsAnEndAndItsStatus() async throws {
    let child = try await child("echo last; exit 3")
    #expect(try await line(child.hear(within: limit)) == "last")
    guard case .end(.exited(3)) = try await child.hear(within: limit) else {
      Issue.record("The child's end was not told.")
      return
    }
  }

  @Test func noticesSilence() async throws {
    let child = try await child("read end")
    guard case .silence = try await child.hear(within: .milliseconds(300)) else {
      Issue.record("The silence was not noticed.")
      return
    }
    await child.end()
  }

  @Test func stopsReadingAFlood() async throws {
    let child = try await child("yes >&2", mostErrors: 10_000)
    guard case .flood = try await child.hear(within: limit) else {
      Issue.record("The flood was not noticed.")
      return
    }
    await child.end()
  }

  @Test func stopsWaitingWhenItIsCancelled() async throws {
    let child = try await child("read end")
    let task = Task { try await child.hear(within: limit) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    await child.end()
  }
}

import Testing

@testable import KataProcess

struct ObservedChildTests {
  private let limit = Duration.seconds(20)

  private func shell(_ script: String, directory: String? = nil) -> Command {
    Command(
      "/bin/sh", ["-c", script], environment: ["PATH": "/usr/bin:/bin"], directory: directory)
  }

  private func text(_ child: ObservedChild) async -> String {
    String(decoding: await child.output, as: UTF8.self)
  }

  @Test func readsAPipeToItsEnd() async throws {
    let child = try ObservedChild(shell("echo out; echo err >&2"), on: .pipe)
    let last = try #require(await child.momentOfLastByte(within: limit))
    #expect(await text(child) == "out\nerr\n")
    #expect(last > child.started)
  }

  @Test func tellsWhenTheLastByteCameAndNotWhenTheChildEnded() async throws {
    let child = try ObservedChild(shell("echo out; exec sleep 0.4"), on: .pipe)
    let last = try #require(await child.momentOfLastByte(within: limit))
    #expect(ContinuousClock.now - last >= .milliseconds(300))
  }

  @Test func givesTheChildATerminalOfASize() async throws {
    let child = try ObservedChild(
      shell("test -t 0 && test -t 1 && test -t 2 && stty size < /dev/tty"),
      on: .terminal(columns: 40, rows: 12))
    _ = await child.momentOfLastByte(within: limit)
    #expect(await text(child) == "12 40\r\n")
  }

  @Test func startsItInAFolder() async throws {
    let child = try ObservedChild(shell("pwd", directory: "/usr/bin"), on: .pipe)
    _ = await child.momentOfLastByte(within: limit)
    #expect(await text(child) == "/usr/bin\n")
  }

  @Test func typesAndWaitsForAnAnswer() async throws {
    let child = try ObservedChild(
      shell("stty -echo; echo ready; read word; echo \"<$word>\"; read end"),
      on: .terminal(columns: 80, rows: 24))
    _ = try #require(await child.moment(within: limit) { $0.count >= 7 })
    await child.forget()
    await child.type("hello\n")
    let moment = await child.moment(within: limit) { $0.contains(UInt8(ascii: ">")) }
    #expect(moment != nil)
    #expect(await text(child).hasPrefix("<hello>"))
  }

  @Test func givesUpAtTheLimit() async throws {
    let child = try ObservedChild(shell("exec sleep 60"), on: .pipe)
    #expect(await child.moment(within: .milliseconds(50)) { !$0.isEmpty } == nil)
  }

  @Test func givesUpAtTheEndOfTheOutput() async throws {
    let child = try ObservedChild(shell("echo out"), on: .terminal(columns: 80, rows: 24))
    #expect(await child.moment(within: limit) { $0.count > 100 } == nil)
  }

  @Test func endsTheChildWhenItIsLetGo() async throws {
    let pid = try await pidOfAChildThatIsLetGo()
    #expect(ProcessMemory(of: pid) == nil)
  }

  private func pidOfAChildThatIsLetGo() async throws -> Int32 {
    let child = try ObservedChild(shell("trap '' HUP; sleep 60; :"), on: .pipe)
    return child.pid
  }

  @Test func refusesWhatCannotBeStarted() {
    #expect(throws: ProcessError.self) {
      _ = try ObservedChild(Command("/nowhere/kata"), on: .pipe)
    }
  }
}

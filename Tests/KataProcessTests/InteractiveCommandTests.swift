import Glibc
import Testing

@testable import KataProcess

struct InteractiveCommandTests {
  @Test func readsFromTheDescriptorThatItIsGiven() async throws {
    let pipe = try pipe(holding: "one\n")
    defer { for end in pipe { close(end) } }
    let script = "read line; test \"$line\" = one"
    let ending = try await InteractiveCommand(Command("/bin/sh", ["-c", script])).run(
      reading: pipe[0])
    #expect(ending == .exited(0))
  }

  @Test(arguments: [("", SIGTERM), ("trap '' TERM;", SIGKILL)])
  func endsTheProgramWhenTheTaskIsCancelled(preparation: String, signal: Int32) async throws {
    let ready = try pipe(holding: "")
    let script = "\(preparation) echo here >&0; exec sleep 60"
    let command = Command("/bin/sh", ["-c", script], environment: ["PATH": "/usr/bin:/bin"])
    let task = Task { try await InteractiveCommand(command).run(reading: ready[1]) }
    defer { for end in ready { close(end) } }
    var asked = pollfd(fd: ready[0], events: Int16(POLLIN), revents: 0)
    // Blocking for longer would hold up the task itself.
    while poll(&asked, 1, 1) == 0 { await Task.yield() }
    task.cancel()
    #expect(try await task.value == .signalled(signal))
  }

  @Test func namesAProgramThatIsNotThere() async {
    await #expect(throws: ProcessError.notExecutable(path: "/nowhere/pager")) {
      try await InteractiveCommand(Command("/nowhere/pager")).run(reading: 0)
    }
  }

  private func pipe(holding text: String) throws -> [Int32] {
    var ends: [Int32] = [-1, -1]
    try #require(Glibc.pipe(&ends) == 0)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let bytes = Array(text.utf8)
    _ = write(ends[1], bytes, bytes.count)
    return ends
  }
}

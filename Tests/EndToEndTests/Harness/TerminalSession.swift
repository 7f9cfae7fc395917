import Foundation
import Glibc
import Synchronization

/// What somebody at a terminal has seen of a program when it is over.
struct Seen: Sendable {
  let ending: Ending
  /// What is on the screen.
  let text: String
  /// Every byte that reached the terminal.
  let bytes: [UInt8]
  /// Sequences that a plain terminal has no need of.
  let unknownSequences: [String]

  var status: Int32 { ending.status }
}

/// A program on a pseudo-terminal, with a person's eyes and hands.
///
/// An actor with a queue of its own, since it waits by blocking.
actor TerminalSession {
  private let queue = BlockingQueue()
  nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

  let pid: pid_t
  private let master: Int32
  private var screen: Screen
  private var bytes: [UInt8] = []
  private var ending: Ending?

  init(_ spawn: Spawn, columns: Int = 80) throws {
    let (master, slave, name) = try Self.open(columns: columns)
    defer { close(slave) }
    self.master = master
    screen = Screen(width: columns)
    pid = try spawn.start { actions in
      // The leader of a session that opens a terminal gets it as its own, so ^C reaches it.
      posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&actions, 0, 1)
      posix_spawn_file_actions_adddup2(&actions, 0, 2)
    }
  }

  deinit {
    close(master)
    if ending == nil {
      kill(-pid, SIGKILL)
      waitpid(pid, nil, 0)
    }
  }

  /// Types, as on a keyboard: `\u{3}` is ^C.
  func type(_ text: String) {
    let bytes = Array(text.utf8)
    Glibc.write(master, bytes, bytes.count)
  }

  func send(_ signal: Int32) {
    kill(pid, signal)
  }

  /// Waits until a text is on the screen.
  func wait(for text: String, _ deadline: Deadline = .seconds(120)) throws {
    while !screen.text.contains(text) {
      guard !deadline.isPast, read() else { throw TooLate(waitingFor: text, seen: screen.text) }
    }
  }

  /// Reads to the end and collects the program.
  func finish(_ deadline: Deadline = .seconds(120)) throws -> Seen {
    while read() {
      guard !deadline.isPast else { throw TooLate(waitingFor: "the end", seen: screen.text) }
    }
    while ending == nil {
      ending = Ending.ofChild(pid)
      guard !deadline.isPast else { throw TooLate(waitingFor: "the end", seen: screen.text) }
      if ending == nil { poll(nil, 0, 5) }
    }
    guard let ending else { preconditionFailure("The loop ends with an ending.") }
    return Seen(
      ending: ending, text: screen.text, bytes: bytes, unknownSequences: screen.unknown)
  }

  /// Waits a moment for bytes and takes them; false when nobody holds the terminal any more.
  private func read() -> Bool {
    var polled = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&polled, 1, 10) > 0 else { return true }
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = Glibc.read(master, &buffer, buffer.count)
    // EIO says that the other side is closed everywhere.
    guard count > 0 else { return false }
    bytes += buffer.prefix(count)
    screen.feed(Array(buffer.prefix(count)))
    return true
  }

  private static func open(columns: Int) throws -> (master: Int32, slave: Int32, name: String) {
    try Spawn.door.withLock { _ in
      var (master, slave): (Int32, Int32) = (-1, -1)
      var name = [CChar](repeating: 0, count: 128)
      var size = winsize(ws_row: 40, ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
      guard openpty(&master, &slave, &name, nil, &size) == 0 else {
        throw SystemTrouble(call: "openpty", code: errno)
      }
      _ = fcntl(master, F_SETFD, FD_CLOEXEC)
      _ = fcntl(slave, F_SETFD, FD_CLOEXEC)
      let end = name.firstIndex(of: 0) ?? name.endIndex
      let text = String(decoding: name[..<end].map { UInt8(bitPattern: $0) }, as: UTF8.self)
      return (master, slave, text)
    }
  }
}

import Glibc
import Synchronization

/// A pseudo-terminal: the side that a window holds, and the name of the side that a program gets.
///
/// A class because it owns descriptors.
final class TerminalPair {
  /// The path of the program's side.
  let name: String
  private var master: Int32
  private var slave: Int32
  private var modes = termios()

  init(columns: Int, rows: Int) throws {
    (master, slave, name) = try Self.open(columns: columns, rows: rows)
    tcgetattr(slave, &modes)
  }

  deinit {
    close()
  }

  /// Closes the program's side here, so that the end is seen when the program has closed it too.
  func closeOtherSide() {
    if slave >= 0 { Glibc.close(slave) }
    slave = -1
  }

  func close() {
    closeOtherSide()
    if master >= 0 { Glibc.close(master) }
    master = -1
  }

  var hasBytes: Bool {
    var polled = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    return poll(&polled, 1, 0) > 0 && Int32(polled.revents) & POLLIN != 0
  }

  /// Waits a moment for bytes; nil when nobody holds the other side any more.
  func read() -> [UInt8]? {
    var polled = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&polled, 1, 10) > 0 else { return [] }
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = Glibc.read(master, &buffer, buffer.count)
    // EIO says that the other side is closed everywhere.
    return count > 0 ? Array(buffer.prefix(count)) : nil
  }

  func write(_ bytes: UnsafeRawBufferPointer) -> Int {
    var polled = pollfd(fd: master, events: Int16(POLLOUT), revents: 0)
    guard poll(&polled, 1, 10) > 0 else { return 0 }
    return Glibc.write(master, bytes.baseAddress, bytes.count)
  }

  func resize(columns: Int, rows: Int) {
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Says whether the terminal treats what is typed and written as it did at first.
  var isAsItWas: Bool {
    var now = termios()
    guard tcgetattr(master, &now) == 0 else { return false }
    return now.c_lflag == modes.c_lflag && now.c_iflag == modes.c_iflag
      && now.c_oflag == modes.c_oflag
  }

  /// Says whether every key reaches the program at once, unseen, and not only whole lines.
  var deliversKeys: Bool {
    var now = termios()
    return tcgetattr(master, &now) == 0 && now.c_lflag & tcflag_t(ICANON | ECHO) == 0
  }

  private static func open(columns: Int, rows: Int) throws -> (Int32, Int32, String) {
    try Spawn.door.withLock { _ in
      var (master, slave): (Int32, Int32) = (-1, -1)
      var name = [CChar](repeating: 0, count: 128)
      var size = winsize(
        ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
      guard openpty(&master, &slave, &name, nil, &size) == 0 else {
        throw SystemError(call: "openpty", code: errno)
      }
      for side in [master, slave] { _ = fcntl(side, F_SETFD, FD_CLOEXEC) }
      let end = name.firstIndex(of: 0) ?? name.endIndex
      let text = String(decoding: name[..<end].map { UInt8(bitPattern: $0) }, as: UTF8.self)
      return (master, slave, text)
    }
  }
}

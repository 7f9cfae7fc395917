import Glibc
import Testing

/// A terminal without a window; a class because it owns descriptors.
final class BareTerminal: Sendable {
  /// What a program has as its terminal.
  let slave: Int32
  private let master: Int32

  init() throws {
    var (master, slave): (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    try #require(openpty(&master, &slave, nil, nil, &size) == 0)
    for end in [master, slave] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (self.master, self.slave) = (master, slave)
  }

  deinit {
    close(slave)
    close(master)
  }

  /// Says whether what is typed is shown and handed on line by line, and ^C is a signal.
  var isInOrder: Bool {
    let flags = tcflag_t(ICANON | ECHO | ISIG)
    return modes.c_lflag & flags == flags
  }

  /// Says whether each key is handed on at once, unseen, and ^C is a key.
  var deliversSingleKeys: Bool { modes.c_lflag & tcflag_t(ICANON | ECHO | ISIG) == 0 }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(master, bytes, bytes.count)
  }

  func resize(columns: UInt16) {
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Closes the window.
  func hangUp() {
    // The number stays taken, so that `deinit` closes nothing of somebody else's.
    let null = open("/dev/null", O_RDWR)
    dup2(null, master)
    close(null)
  }

  func putInOrder() {
    var modes = modes
    modes.c_lflag |= tcflag_t(ICANON | ECHO | ISIG)
    tcsetattr(slave, TCSANOW, &modes)
  }

  private var modes: termios {
    var modes = termios()
    tcgetattr(slave, &modes)
    return modes
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Makes a terminal that edits by itself erase whole characters of UTF-8, and puts its mode back.
///
/// Without the mode, Backspace takes a byte away, and the rest of a Chinese character stays in the line.
struct CharacterErasing {
  private let terminal: Int32
  private let wasMissing: Bool

  init(on terminal: Int32) {
    self.terminal = terminal
    var modes = termios()
    wasMissing =
      Self.isOurs(terminal) && tcgetattr(terminal, &modes) == 0
      && modes.c_iflag & tcflag_t(IUTF8) == 0
    if wasMissing { set(true) }
  }

  func end() {
    if wasMissing, Self.isOurs(terminal) { set(false) }
  }

  /// Says whether we are in the foreground; whoever is there instead is not disturbed, and we are not stopped.
  private static func isOurs(_ terminal: Int32) -> Bool {
    [-1, getpgrp()].contains(tcgetpgrp(terminal))
  }

  /// Changes this mode and none else, whatever others have changed meanwhile.
  private func set(_ isOn: Bool) {
    var modes = termios()
    guard tcgetattr(terminal, &modes) == 0 else { return }
    if isOn { modes.c_iflag |= tcflag_t(IUTF8) } else { modes.c_iflag &= ~tcflag_t(IUTF8) }
    tcsetattr(terminal, TCSANOW, &modes)
  }
}

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

  /// Begins on a terminal whose foreground is ours; whoever else uses it is not disturbed.
  init(on terminal: Int32) {
    self.terminal = terminal
    var modes = termios()
    wasMissing =
      tcgetpgrp(terminal) == getpgrp() && tcgetattr(terminal, &modes) == 0
      && modes.c_iflag & tcflag_t(IUTF8) == 0
    if wasMissing { set(true) }
  }

  func end() {
    if wasMissing, tcgetpgrp(terminal) == getpgrp() { set(false) }
  }

  /// Changes this mode and none else, whatever others have changed meanwhile.
  private func set(_ isOn: Bool) {
    var modes = termios()
    guard tcgetattr(terminal, &modes) == 0 else { return }
    if isOn { modes.c_iflag |= tcflag_t(IUTF8) } else { modes.c_iflag &= ~tcflag_t(IUTF8) }
    tcsetattr(terminal, TCSANOW, &modes)
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How a terminal treats what is typed, as it was at one moment.
struct TerminalModes: Sendable {
  private let descriptor: Int32
  /// The C structure; nobody changes it after `init`, and it refers to no memory.
  private let saved: termios

  /// Reads the modes; nil when the descriptor is no terminal.
  init?(of descriptor: Int32) {
    var modes = termios()
    guard tcgetattr(descriptor, &modes) == 0 else { return nil }
    self.descriptor = descriptor
    saved = modes
  }

  /// Puts the modes back; what has been typed and not read stays.
  func restore() {
    set(saved)
  }

  /// Delivers every key at once, unseen on the screen, ^C and ^Z among them; what is written looks as before.
  func deliverSingleKeys() {
    var modes = saved
    modes.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    modes.c_iflag &= ~tcflag_t(IXON | INLCR | IGNCR | ISTRIP)
    withUnsafeMutableBytes(of: &modes.c_cc) { keys in
      // So that a read never waits, even when somebody else has been quicker.
      keys[Int(VMIN)] = 0
      keys[Int(VTIME)] = 0
    }
    set(modes)
  }

  /// Says whether the terminal is as `deliverSingleKeys` left it.
  var deliversSingleKeys: Bool {
    var modes = termios()
    return tcgetattr(descriptor, &modes) == 0 && modes.c_lflag & tcflag_t(ICANON) == 0
  }

  /// Says whether the terminal listens to this program, and not to a shell that has sent it to the background.
  var isOurs: Bool {
    let group = tcgetpgrp(descriptor)
    // A terminal that does not control this program has no groups and belongs to whoever has it open.
    return group < 0 || group == getpgrp()
  }

  private func set(_ modes: termios) {
    guard isOurs else { return }
    var modes = modes
    // Not after the output, which a slow connection or a ^S may hold up.
    while tcsetattr(descriptor, TCSANOW, &modes) != 0, errno == EINTR {}
  }
}

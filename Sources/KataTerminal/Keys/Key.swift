/// What somebody has pressed, or has done to the terminal.
package enum Key: Hashable, Sendable {
  /// A visible character or a blank.
  case character(Character)
  case enter
  case tab
  case backspace
  /// The escape key by itself.
  case escape
  case up, down, left, right
  /// ^C.
  case interrupt
  /// ^D.
  case end
  /// What was drawn has to be drawn again: the terminal has another size now, others have used it while the program was
  /// stopped, or somebody has asked for it with ^L.
  case resized
}

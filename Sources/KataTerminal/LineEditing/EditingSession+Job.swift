/// What a job of a shell does: it stops, and takes the terminal back when it goes on.
extension EditingSession {
  var job: JobControl { JobControl(terminal: input.descriptor, wake: input.wake) }

  /// ^Z: gives the terminal to the shell, and takes it back when the shell continues the program.
  func suspend() {
    leaveLine(saying: "^Z")
    native.write(Self.pasteIsBare)
    native.setRaw(false)
    job.suspend()
    // The signal that continued the program tells nothing new, and a second drawing would be one too many.
    isAwareOfContinuation = true
    takeTerminalBack()
  }

  func takeTerminalBack() {
    guard job.comeToForeground() else { return }
    // Whatever the shell did to the terminal's modes, libedit believes its own to be in force.
    native.setRaw(false)
    native.setRaw(true)
    native.write(Self.pasteIsMarked + "\r")
    native.takeSize()
    screen.forget()
    drawAnew()
  }
}

extension ScreenDriver {
  /// Presses the home button.
  public func enterBackground() {
    UIApplication.shared.enterBackground()
    settle()
  }

  /// Opens the program again.
  public func enterForeground() {
    UIApplication.shared.enterForeground()
    settle()
  }

  /// Lets memory run short.
  public func warnOfMemory() {
    UIApplication.shared.warnOfMemory(below: window?.rootViewController)
    settle()
  }

  /// Announces that the program will end.
  public func announceEnd() {
    UIApplication.shared.announceEnd()
    settle()
  }
}

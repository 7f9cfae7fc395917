import KataProcess

/// One reading of a long text in a pager.
package struct PagerSession: Sendable {
  private let pager: Pager
  private let interrupts: Interrupts?

  /// Prepares the reading.
  ///
  /// - Parameter interrupts: Where ^C arrives, so that it is left to the pager while that is open; nil in a program
  ///   that does not listen for it.
  package init(_ pager: Pager, interrupts: Interrupts? = nil) {
    self.pager = pager
    self.interrupts = interrupts
  }

  /// Shows the lines and waits until the reader closes the pager.
  ///
  /// The pager gets all lines, each when it asks for it. Cancelling the calling task closes it; what had been read
  /// until then is returned all the same.
  /// - Parameters:
  ///   - lines: May carry colours; each fits the width of the terminal.
  ///   - line: Where to open, counted from 1; other pagers than `less` and `more` open at the beginning.
  ///   - height: The rows of the terminal.
  ///   - advice: What `less` says at the foot of each page; nil leaves its own prompt.
  ///   - ending: What it says on the last page instead; nil for the same.
  /// - Throws: `ProcessError` when the pager cannot be started, and `CancellationError` when the task is cancelled
  ///   before; nothing has been shown then.
  package func run(
    lines: [String], startingAt line: Int = 1, height: Int, advice: String? = nil,
    ending: String? = nil
  ) async throws -> PagerOutcome {
    let isShort = lines.count < height
    let isAsked = isShort || !Pager.isNarrow(advice, ending)
    let version = isAsked && pager.isLess ? await LessVersion(of: pager) : nil
    let command = pager.command(
      startingAt: line, advice: advice, ending: ending, version: version)
    // A pager reads one row more than it shows, to learn whether that is all.
    try Task.checkCancellation()
    let input = try PagerInput(
      lines: lines, atOnce: max(line, 1) - 1 + max(height, 2), reader: pager.program)
    let screen = TerminalModes(of: 1)
    let ending = try await leavingInterruptsAlone {
      try await InteractiveCommand(command).run(reading: input.readEnd)
    }
    screen?.restore()
    if case .signalled = ending, pager.isLess { DescriptorSink(descriptor: 1).write(Self.repair) }
    return PagerOutcome(lastLineShown: input.finish(), ending: ending)
  }

  private func leavingInterruptsAlone(
    _ work: () async throws -> ProcessResult.Ending
  ) async throws -> ProcessResult.Ending {
    guard let interrupts else { return try await work() }
    let ignore: Interrupts.Listener = { _ in }
    let ending: Result<ProcessResult.Ending, any Error> = await interrupts.heard(by: ignore) {
      do { return .success(try await work()) } catch { return .failure(error) }
    }
    return try ending.get()
  }

  /// Leaves the second screen and the keypad's own mode, shows the cursor and ends colours, as `less` could not.
  private static let repair = "\u{1b}[?1049l\u{1b}[?1l\u{1b}>\u{1b}[?25h\u{1b}[m\r\n"
}

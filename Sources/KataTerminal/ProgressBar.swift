package import KataCore
import KataText
import Synchronization

/// Shows on standard error that something takes a while: a bar that is drawn over, or one line per step.
package final class ProgressBar: Sendable {
  private struct State {
    var shown: WorkProgress?
    var drawn = false
    var spin: Task<Void, Never>?
    var start = ContinuousClock.now
  }

  private let sink: any TextSink
  private let appearance: Appearance
  private let state = Mutex(State())

  package init(sink: any TextSink, appearance: Appearance) {
    self.sink = sink
    self.appearance = appearance
  }

  /// Shows a step; the same activity again is not told twice where nothing can be drawn over.
  package func show(_ progress: WorkProgress) {
    state.withLock { state in
      let isNew = state.shown?.activity != progress.activity
      if state.shown == nil { state.start = .now }
      state.shown = progress
      if appearance.isAnimated {
        draw(&state)
        if state.spin == nil { state.spin = ticking() }
      } else if isNew {
        sink.write("kata: \(progress.activity)\n")
      }
    }
  }

  /// Removes the bar, so that what follows starts on a clean line.
  package func finish() {
    state.withLock { state in
      state.spin?.cancel()
      state.spin = nil
      if state.drawn { sink.write("\r\u{1b}[K\u{1b}[?25h") }
      state.drawn = false
      state.shown = nil
    }
  }

  /// Draws again a few times a second, so that the seconds move while a compiler is silent.
  private func ticking() -> Task<Void, Never> {
    Task { [weak self] in
      while (try? await Task.sleep(for: .milliseconds(200))) != nil {
        self?.tick()
      }
    }
  }

  private func tick() {
    state.withLock { state in
      if state.shown != nil { draw(&state) }
    }
  }

  private func draw(_ state: inout State) {
    guard let progress = state.shown else { return }
    let hide = state.drawn ? "" : "\u{1b}[?25l"
    let line = Self.line(
      progress, seconds: Int((ContinuousClock.now - state.start).components.seconds),
      width: appearance.width - 1, look: appearance.error)
    sink.write("\(hide)\r\(line.rendered(hasColour: appearance.error.hasColour))\u{1b}[K")
    state.drawn = true
  }

  /// One line of at most `width` columns: the bar, the activity and the seconds, as far as there is room.
  static func line(
    _ progress: WorkProgress, seconds: Int, width: Int, look: Look
  ) -> StyledText {
    let cells = width >= 50 ? 12 : 6
    let filled = progress.total > 0 ? cells * progress.completed / progress.total : 0
    let (full, empty) = look.marks == .unicode ? ("━", "─") : ("#", ".")
    let bar =
      StyledText(String(repeating: full, count: filled), .cyan)
      + StyledText(String(repeating: empty, count: cells - filled), .dim)
    let text = " \(progress.activity)" + (seconds > 0 ? " \(seconds) s" : "")
    return bar + StyledText(String(text.prefix(max(0, width - cells))))
  }
}

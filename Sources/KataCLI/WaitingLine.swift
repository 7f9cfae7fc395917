import KataCore
import KataTerminal

/// Shows what somebody is waiting for, and clears it away before anything else is said.
struct WaitingLine: Sendable {
  private let bar: ProgressBar
  private let isAnimated: Bool

  init(context: Context, look: LookOptions? = nil) {
    let appearance =
      look?.appearance(in: context) ?? context.appearance
    isAnimated = appearance.isAnimated
    bar = ProgressBar(sink: context.errors, appearance: appearance)
  }

  /// Says whether what is shown goes away again.
  var canBeWiped: Bool { isAnimated }

  /// Takes a step to show.
  var report: @Sendable (WorkProgress) -> Void {
    // Work is reported from threads that no task-local value reaches.
    let catalogue = Catalogue.current
    return { [bar] in
      bar.show(
        WorkProgress(
          activity: catalogue.text($0.activity), completed: $0.completed, total: $0.total))
    }
  }

  /// Shows that something is being done which mostly takes a moment, where that can be wiped away again.
  func show(_ activity: String) {
    guard isAnimated else { return }
    bar.show(WorkProgress(activity: Catalogue.current.text(activity), completed: 0, total: 1))
  }

  func finish() {
    bar.finish()
  }
}

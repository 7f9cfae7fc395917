import KataCore
import KataTerminal

/// Shows what somebody is waiting for, and clears it away before anything else is said.
struct WaitingLine: Sendable {
  private let bar: ProgressBar

  init(context: Context, look: LookOptions? = nil) {
    let appearance =
      look?.appearance(in: context) ?? context.appearance
    bar = ProgressBar(sink: context.errors, appearance: appearance)
  }

  /// Takes a step to show.
  var report: @Sendable (WorkProgress) -> Void { { [bar] in bar.show($0) } }

  func finish() {
    bar.finish()
  }
}

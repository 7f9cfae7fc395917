import Foundation
import KataCore
import KataProcess

/// Saves the same edit in a folder that is watched and in one that is checked, and times both verdicts.
struct WatchBench: Sendable {
  /// How many edits make up one round, whose value is their median.
  private static let edits = 5
  /// The last line of a report on a solution that passes.
  private static let verdict = "Next: "

  let learner: BenchLearner
  let folder: BenchFolder
  let files: [SourceFile]

  func delay(
    rounds: Int, report: @Sendable (WorkProgress) -> Void
  ) async throws -> WatchDelay? {
    guard var edit = LearnerEdit(files) else { return nil }
    let watch = try learner.start(["watch"], in: folder.watched)
    _ = try await learner.moment(of: Self.verdict, from: watch)
    // The first of each finds nothing ready yet, so it does not count.
    _ = try await (secondsOfWatch(watch, &edit), secondsOfCheck(edit))
    var (watched, checked): ([Double], [Double]) = ([], [])
    for round in 1...rounds {
      report(
        WorkProgress(
          activity: "round \(round) of \(rounds): kata watch beside kata check", completed: round,
          total: rounds))
      let (one, other) = try await self.round(watch, &edit)
      watched.append(one)
      checked.append(other)
    }
    try await learner.leave(watch, by: "q")
    return WatchDelay(watch: Samples(watched), check: Samples(checked))
  }

  private func round(
    _ watch: ObservedChild, _ edit: inout LearnerEdit
  ) async throws -> (watch: Double, check: Double) {
    var (watched, checked): ([Double], [Double]) = ([], [])
    for _ in 0..<Self.edits {
      watched.append(try await secondsOfWatch(watch, &edit))
      checked.append(try await secondsOfCheck(edit))
    }
    return (Samples(watched).median ?? 0, Samples(checked).median ?? 0)
  }

  private func secondsOfWatch(
    _ watch: ObservedChild, _ edit: inout LearnerEdit
  ) async throws -> Double {
    try await Self.letThingsSettle()
    await watch.forget()
    edit.change(.body)
    try BenchFolder.write([edit.file], below: folder.watched)
    let saved = ContinuousClock.now
    return (try await learner.moment(of: Self.verdict, from: watch) - saved) / .seconds(1)
  }

  private func secondsOfCheck(_ edit: LearnerEdit) async throws -> Double {
    try BenchFolder.write([edit.file], below: folder.workspace)
    try await Self.letThingsSettle()
    let check = try learner.start(["check"], in: folder.workspace)
    let verdict = try await learner.moment(of: Self.verdict, from: check)
    try await learner.leave(check, by: "")
    return (verdict - check.started) / .seconds(1)
  }

  /// A verdict is told before it is written down, and that is not to weigh on the next one.
  private static func letThingsSettle() async throws {
    try await Task.sleep(for: .milliseconds(200))
  }
}

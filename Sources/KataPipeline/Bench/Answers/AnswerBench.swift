import Foundation
import KataCore
import KataProcess

/// Starts the program again and again, and times how long somebody waits for it.
struct AnswerBench: Sendable {
  /// How many starts make up one round, whose value is their median.
  static let starts = 10

  let learner: BenchLearner

  func timings(
    rounds: Int, report: @Sendable (WorkProgress) -> Void
  ) async throws -> [AnswerTiming] {
    let steps = AnswerStep.allCases.filter { $0 != .lessonInPager || hasPager }
    // The first start reads from the disk what later ones find in memory.
    for step in steps { _ = try await seconds(for: step) }
    var medians: [AnswerStep: [Double]] = [:]
    for round in 1...rounds {
      report(
        WorkProgress(
          activity: "round \(round) of \(rounds): starts of kata", completed: round, total: rounds))
      for (step, seconds) in try await self.round(of: steps) {
        medians[step, default: []].append(Samples(seconds).median ?? 0)
      }
    }
    return steps.map { AnswerTiming(step: $0, timing: Samples(medians[$0] ?? [])) }
  }

  /// The steps in turns, so that a temporary slowdown of the machine is hard on all of them alike.
  private func round(of steps: [AnswerStep]) async throws -> [AnswerStep: [Double]] {
    var seconds: [AnswerStep: [Double]] = [:]
    for _ in 0..<Self.starts {
      for step in steps { seconds[step, default: []].append(try await self.seconds(for: step)) }
    }
    return seconds
  }

  private func seconds(for step: AnswerStep) async throws -> Double {
    let home = learner.workspace.deletingLastPathComponent()
    guard let cue = step.cue else {
      return try await learner.secondsOfPipe(step.arguments, in: home)
    }
    let child = try learner.start(step.arguments, in: home)
    let moment = try await learner.moment(of: cue, from: child)
    try await learner.leave(child, by: cue.farewell)
    return (moment - child.started) / .seconds(1)
  }

  private var hasPager: Bool {
    let folders = (learner.environment["PATH"] ?? "").split(separator: ":")
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/less") }
  }
}

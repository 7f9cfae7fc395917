import Foundation
import KataProcess
import Synchronization

/// Notes when each stage of a check begins and ends: every run of a program, and what it is told of besides.
///
/// A class, because stages that go on at once tell it.
final class StageWatch: CommandRunner {
  /// A stage, in seconds since the watch was made.
  struct Stage: Hashable, Sendable {
    let title: String
    let begin: Double
    let end: Double
  }

  private let runner: any CommandRunner
  private let start = ContinuousClock.now
  private let noted = Mutex<[Stage]>([])

  init(_ runner: any CommandRunner) {
    self.runner = runner
  }

  /// The stages in the order in which they began, each with a title of its own.
  var stages: [Stage] {
    var seen: [String: Int] = [:]
    return noted.withLock { $0 }.sorted { $0.begin < $1.begin }.map { stage in
      seen[stage.title, default: 0] += 1
      let count = seen[stage.title, default: 1]
      return Stage(
        title: count == 1 ? stage.title : "\(stage.title), run \(count)", begin: stage.begin,
        end: stage.end)
    }
  }

  /// How many seconds have passed.
  var now: Double { (ContinuousClock.now - start) / .seconds(1) }

  /// Notes a stage that ends now.
  func note(_ title: String, since begin: Double = 0) {
    let stage = Stage(title: title, begin: begin, end: now)
    noted.withLock { $0.append(stage) }
  }

  func run(
    _ command: Command, input: [UInt8], limits: RunLimits
  ) async throws -> ProcessResult {
    let begin = now
    defer { note(Self.program(of: command), since: begin) }
    return try await runner.run(command, input: input, limits: limits)
  }

  /// The name of what is run, in a sandbox or not.
  private static func program(of command: Command) -> String {
    // A sandbox names what it runs behind this mark.
    let arguments = command.arguments.drop { $0 != "--" }
    return URL(filePath: arguments.dropFirst().first ?? command.executable).lastPathComponent
  }
}

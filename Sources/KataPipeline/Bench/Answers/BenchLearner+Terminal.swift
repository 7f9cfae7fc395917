import Foundation
import KataProcess

extension BenchLearner {
  /// How long is waited for what takes a moment when all is well.
  private static let patience = Duration.seconds(60)

  /// Starts the program at a terminal.
  func start(
    _ arguments: [String], in folder: URL, adding variables: [String: String] = [:]
  ) throws -> ObservedChild {
    try ObservedChild(
      command(arguments, in: folder, adding: variables), on: .terminal(columns: 80, rows: 24))
  }

  private func command(
    _ arguments: [String], in folder: URL, adding variables: [String: String] = [:]
  ) -> Command {
    Command(
      program.path, arguments, environment: environment.merging(variables) { $1 },
      directory: folder.path)
  }

  /// Runs the program to its end through a pipe, and tells after how many seconds the last byte came.
  func secondsOfPipe(_ arguments: [String], in folder: URL) async throws -> Double {
    let child = try ObservedChild(command(arguments, in: folder), on: .pipe)
    guard let last = await child.momentOfLastByte(within: Self.patience) else {
      throw await failure(of: child, waitingFor: "an answer")
    }
    return (last - child.started) / .seconds(1)
  }

  /// Waits until it is somebody's turn to type, and tells which turn it is.
  @discardableResult
  func wait(for cues: [ScreenCue], from child: ObservedChild) async throws -> ScreenCue? {
    let names = cues.map(\.text).joined(separator: " or ")
    _ = try await wait(for: names, from: child) { output in
      cues.contains { $0.isThere(in: output) }
    }
    let output = await child.output
    return cues.first { $0.isThere(in: output) }
  }

  /// Waits until a text is among what came, and tells when.
  func moment(
    of text: String, from child: ObservedChild
  ) async throws -> ContinuousClock.Instant {
    let bytes = Array(text.utf8)
    return try await wait(for: text, from: child) { $0.contains(bytes) }
  }

  /// Waits until it is somebody's turn to type, and tells since when it is.
  func moment(
    of cue: ScreenCue, from child: ObservedChild
  ) async throws -> ContinuousClock.Instant {
    try await wait(for: cue.text, from: child) { cue.isThere(in: $0) }
  }

  /// Says farewell at a cue and waits for the end.
  func leave(_ child: ObservedChild, by farewell: String) async throws {
    await child.type(farewell)
    guard await child.momentOfLastByte(within: Self.patience) != nil else {
      throw await failure(of: child, waitingFor: "its end")
    }
  }

  private func wait(
    for text: String, from child: ObservedChild, when isThere: @escaping @Sendable ([UInt8]) -> Bool
  ) async throws -> ContinuousClock.Instant {
    guard let moment = await child.moment(within: Self.patience, when: isThere) else {
      throw await failure(of: child, waitingFor: "`\(text)`")
    }
    return moment
  }

  private func failure(of child: ObservedChild, waitingFor what: String) async -> any Error {
    if Task.isCancelled { return CancellationError() }
    let seen = String(decoding: await child.output.suffix(2000), as: UTF8.self)
    return PipelineError.failed(
      "kata was started to be measured, and \(what) did not come. It wrote:\n\(seen)")
  }
}

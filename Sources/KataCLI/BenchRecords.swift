import Foundation
import KataCore
import KataRecords

/// The records of somebody who has made a great many checks, for a bench to measure with.
struct BenchRecords: Sendable {
  /// How many checks that is.
  static let attempts = 10_000

  let kata: String
  let patterns: [String]
  let now: Date

  /// Writes them to a folder, the newest ones being of this workspace.
  func write(in folder: URL, workspace: URL) throws {
    let store = try RecordStore.open(in: folder, now: { now }).store
    defer { store.close() }
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    // One import takes a second where as many single attempts would take a minute.
    let attempts = (1...Self.attempts).map { attempt($0, in: workspace) }
    _ = try store.importing(encoder.encode(Export(attempts: attempts)))
    try store.setPlace(workspace: workspace.path)
  }

  /// The attempt of that many minutes ago; every third passes.
  private func attempt(_ number: Int, in workspace: URL) -> AttemptRecord {
    let isPassed = number.isMultiple(of: 3)
    return AttemptRecord(
      kata: kata, kataVersion: 1, pattern: patterns[number % patterns.count],
      workspace: number < 1000 ? workspace.path : "/home/learner/\(kata)-\(number / 1000)",
      started: now.addingTimeInterval(Double(number) * -60), duration: .milliseconds(550),
      isPassed: isPassed, reason: isPassed ? nil : "casesFailed", score: isPassed ? 40 : 31,
      maxScore: 40, failing: isPassed ? [] : (1...9).map { "GreetingTests/testCase\($0)" },
      seed: UInt64(number), submission: String(repeating: "ab", count: 32),
      toolchain: "Swift 6.3.1", program: ProgramVersion.number)
  }

  /// The form of `kata records export`.
  private struct Export: Encodable {
    let schema = "kata/records/v1"
    let program = ProgramVersion.number
    let attempts: [AttemptRecord]
    let hints: [String] = []
    let solutions: [String] = []
    let readings: [String] = []
    let answers: [String] = []
  }
}

import Foundation

/// A learner of long standing who works in the bench's folder: what the measured program finds when it starts.
struct BenchLearner: Sendable {
  /// How many lines were typed.
  static let lines = 10_000

  /// Where the records are.
  let records: URL
  /// The workspace that the last of the attempts was made in.
  let workspace: URL
  let environment: [String: String]
  let program: URL

  init(folder: BenchFolder, environment: [String: String], program: URL) {
    records = folder.data.appending(path: "kata")
    workspace = folder.workspace
    self.environment = environment.merging(folder.learnersEnvironment) { $1 }
    self.program = program
  }

  /// Writes the history, whose lines are all different.
  func writeHistory(in folder: BenchFolder) throws {
    let history = folder.state.appending(path: "kata")
    try FileManager.default.createDirectory(at: history, withIntermediateDirectories: true)
    let typed = (1...Self.lines).map { "start greeting mvp ~/practice/greeting-\($0)\n" }
    try Data(typed.joined().utf8).write(to: history.appending(path: "history"))
  }
}

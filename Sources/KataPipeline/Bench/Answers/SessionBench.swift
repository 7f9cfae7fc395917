import KataCore
import KataProcess

/// Types a hundred commands into one session and looks at its memory.
struct SessionBench: Sendable {
  private static let commands = 100

  /// Commands of several kinds: what reads, what renders, what builds, what is completed, and what is wrong.
  private static let kinds = [
    "lessons", "read why", "katas", "progress", "brief", "read mvvm", "less\t", "next", "contract",
    "check", "help", "hint", "history", "diff", "help check", "chekc", "read viper", "solution",
    "check --all", "!!",
  ]

  let learner: BenchLearner

  /// Nil where the system does not tell how much memory a process holds.
  func memory(report: @Sendable (WorkProgress) -> Void) async throws -> SessionMemory? {
    let session = try learner.start(
      [], in: learner.workspace, adding: ["KATA_PAGER": "cat"])
    try await learner.wait(for: [.prompt], from: session)
    for number in 0..<Self.commands {
      report(
        WorkProgress(
          activity: "memory: \(Self.commands) commands of a session", completed: number,
          total: Self.commands))
      try await type(Self.kinds[number % Self.kinds.count], into: session)
    }
    let memory = ProcessMemory(of: session.pid)
    try await learner.leave(session, by: ScreenCue.prompt.farewell)
    return memory.map {
      SessionMemory(
        commands: Self.commands, residentBytes: $0.residentBytes, peakBytes: $0.peakBytes,
        proportionalBytes: $0.proportionalBytes)
    }
  }

  /// Types a command and waits for the next prompt; a question on the way is left unanswered.
  private func type(_ command: String, into session: ObservedChild) async throws {
    var typed = "\(command)\r"
    while true {
      await session.forget()
      await session.type(typed)
      guard try await learner.wait(for: [.prompt, .question], from: session) == .question
      else { return }
      typed = ScreenCue.question.farewell
    }
  }
}

import Foundation

/// Looks at the memory of all that a piece of work starts, for as long as it runs.
package struct MemoryWatch: Sendable {
  /// The most memory that one process held at once.
  package struct Peak: Hashable, Sendable {
    /// The program's name, cut by the system to 15 bytes.
    package let name: String
    /// True for a process that this one started itself, false for those further down.
    package let isDirect: Bool
    package let bytes: Int

    package init(name: String, isDirect: Bool, bytes: Int) {
      self.name = name
      self.isDirect = isDirect
      self.bytes = bytes
    }
  }

  /// The system keeps each process's peak, so only what happens after the last look is missed.
  private static let interval = Duration.milliseconds(5)

  package init() {}

  /// Does the work and tells the peak of every process that ran meanwhile; none where the system has no `/proc`.
  package func peaks(
    during work: @Sendable () async throws -> Void
  ) async throws -> [Peak] {
    try await withThrowingTaskGroup(of: [Peak].self) { group in
      group.addTask { await Self.watch() }
      try await work()
      group.cancelAll()
      return try await group.next() ?? []
    }
  }

  private static func watch() async -> [Peak] {
    let own = ProcessInfo.processInfo.processIdentifier
    var peaks: [Int32: Peak] = [:]
    while !Task.isCancelled {
      for member in ProcessTree(below: own).members {
        guard let bytes = member.peakBytes else { continue }
        // A process begins as its parent's copy, so the last name it had is the right one.
        let known = peaks[member.pid]
        let best = known?.name == member.name ? max(bytes, known?.bytes ?? 0) : bytes
        peaks[member.pid] = Peak(name: member.name, isDirect: member.parent == own, bytes: best)
      }
      try? await Task.sleep(for: interval)
    }
    return Array(peaks.values)
  }
}

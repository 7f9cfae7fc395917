import KataProcess

/// The most memory that one run of the program and the largest of its children held.
package struct BenchMemory: Codable, Hashable, Sendable {
  /// What the program itself may take, in bytes.
  package static let budget = 100_000_000

  package let step: BenchStep
  package let ownBytes: Int
  package let largestChild: String?
  package let largestChildBytes: Int?

  /// Nil when the machine does not tell.
  init?(step: BenchStep, peaks: [MemoryWatch.Peak]) {
    guard let own = peaks.filter(\.isDirect).map(\.bytes).max() else { return nil }
    let child = peaks.filter { !$0.isDirect }.max { $0.bytes < $1.bytes }
    self.step = step
    ownBytes = own
    largestChild = child?.name
    largestChildBytes = child?.bytes
  }

  package var isHeld: Bool { ownBytes <= Self.budget }
}

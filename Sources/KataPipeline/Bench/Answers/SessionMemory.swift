/// The memory that a session holds after it has done a good deal.
package struct SessionMemory: Codable, Hashable, Sendable {
  /// In bytes.
  package static let budget = 60_000_000

  /// How many commands were typed.
  package let commands: Int
  /// In memory at the end, libraries that other programs use too included.
  package let residentBytes: Int
  /// In memory at once at most.
  package let peakBytes: Int
  /// Its part at the end when shared pages are divided among their users; nil where the system does not tell.
  package let proportionalBytes: Int?

  package var isHeld: Bool { residentBytes <= Self.budget }
}

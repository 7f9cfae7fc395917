import Testing

/// What the program ships, proved with the same code as `kata dev check` and `kata check`.
///
/// One check at a time: each keeps a core or two busy, and its suites have seconds to answer.
@Suite(.serialized) enum ShippedContentTests {
  /// The suites draw their data from these, and what holds has to hold with each.
  static let seeds: [UInt64] = [1, 7, 20_261_121]
}

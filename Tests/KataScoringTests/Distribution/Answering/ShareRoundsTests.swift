import Testing

@testable import KataScoring

struct ShareRoundsTests {
  @Test func letsSharesFlowRoundACycleUntilTheyRest() {
    // 0 and 1 are entrances; 2 and 3 call each other, and 4 is called by 3 alone.
    let callers: [[Caller]] = [
      [], [], [Caller(function: 0, count: 3), Caller(function: 3, count: 1)],
      [Caller(function: 1, count: 1), Caller(function: 2, count: 1)],
      [Caller(function: 3, count: 5)],
    ]
    let settled = ShareRounds([2, 3, 4], callers, Self.entrances(2, of: 5)).settled
    #expect(settled[0].map(\.entrance) == [0, 1])
    // 2 has three quarters of 0 and a quarter of 3, which has half of 1 and half of 2.
    #expect(abs(settled[0][0].part - 6.0 / 7) < 1e-9)
    #expect(abs(settled[1][0].part - 3.0 / 7) < 1e-9)
    #expect(settled[2].map(\.entrance) == [0, 1])
    #expect(abs(settled[2][0].part - settled[1][0].part) < 1e-9)
  }

  @Test func leavesWhatNobodyIsKnownToCallToNobody() {
    let callers = [
      [], [Caller(function: 2, count: 1)], [Caller(function: 1, count: 1)],
    ]
    #expect(ShareRounds([1, 2], callers, Self.entrances(1, of: 3)).settled == [[], []])
  }

  @Test func givesEveryoneOfManyEntrancesTheSame() {
    let many = (ShareStrip.width * 2 + 5)
    var callers = [[Caller]](repeating: [], count: many)
    callers.append((0..<many).map { Caller(function: $0, count: 2) })
    let shares = ShareRounds([many], callers, Self.entrances(many, of: many + 1)).settled[0]
    #expect(shares.map(\.entrance) == Array(0..<many))
    #expect(shares.allSatisfy { abs($0.part - 1 / Double(many)) < 1e-12 })
  }

  /// The first functions as entrances, and nobody for the others.
  private static func entrances(_ count: Int, of functions: Int) -> [[Ownership.Share]] {
    (0..<functions).map { $0 < count ? [Ownership.Share(entrance: $0, part: 1)] : [] }
  }
}

import KataCore
import Testing

@testable import KataScoring

struct BalanceTests {
  private static func block(_ unit: Int, _ duty: Responsibility, _ mass: Double) -> Block {
    var duties = Workload.none
    duties[duty.position] = mass
    return Block(owners: [Block.Share(unit: unit, part: 1)], duties: duties)
  }

  @Test func isNothingWhereOneTypeDoesEverything() {
    #expect(Balance(Deck([])).value == 0)
    #expect(
      Balance(Deck([Self.block(0, .layout, 3), Self.block(0, .domain, 5)])).value == 0)
  }

  @Test func isTheShareOfTheWorkOutsideTheTypeThatDoesMost() {
    let blocks = [
      Self.block(0, .layout, 4), Self.block(0, .domain, 2), Self.block(1, .network, 3),
      Self.block(2, .storage, 3),
    ]
    #expect(abs(Balance(Deck(blocks)).value - 0.5) < 1e-9)
  }

  @Test func countsWhatSeveralAnswerForByTheirShares() {
    let shared = Block(
      owners: [Block.Share(unit: 0, part: 0.75), Block.Share(unit: 1, part: 0.25)],
      duties: Self.block(0, .domain, 4).duties)
    #expect(abs(Balance(Deck([shared])).value - 0.25) < 1e-9)
  }

  @Test func takesUpToHalfOfWhatSeparationGives() {
    let even = (0..<40).map { Self.block($0 % 2, $0 % 2 == 0 ? .layout : .network, 1) }
    let uneven = (0..<40).map { Self.block(min($0, 1), $0 == 0 ? .layout : .network, 1) }
    let (half, hardly) = (Distribution(even, allowed: 1), Distribution(uneven, allowed: 1))
    #expect(abs(half.raw - 0.75 * half.separation.value) < 1e-6)
    #expect(abs(hardly.raw - 0.5125 * hardly.separation.value) < 1e-6)
  }

  @Test func makesUpTheRawValueWithTheOtherParts() {
    let blocks =
      (0..<40).map { Self.block($0 % 3, $0 % 4 == 0 ? .layout : .network, 1) }
      + (0..<9).map { _ in Self.block(0, .layout, 1) }
    let distribution = Distribution(blocks, allowed: 0.7)
    let sum = distribution.parts.map { ($0.value ?? 0) * $0.weight }.reduce(0, +)
    #expect(distribution.raw > 0)
    #expect(abs(sum - distribution.raw) < 1e-5)
  }
}

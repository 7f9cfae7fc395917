import Glibc
import KataCore
import Testing

@testable import KataScoring

struct SeparationTests {
  private static func block(_ unit: Int, _ duty: Responsibility, _ mass: Double = 1) -> Block {
    var duties = Workload.none
    duties[duty.position] = mass
    return Block(owners: [Block.Share(unit: unit, part: 1)], duties: duties)
  }

  @Test func isNothingWithoutAnythingToTell() {
    #expect(Separation(Deck([])).value == 0)
    #expect(Separation(Deck([Self.block(0, .layout), Self.block(0, .domain)])).value == 0)
    #expect(Separation(Deck([Self.block(0, .layout), Self.block(1, .layout)])).value == 0)
  }

  @Test func isOneWhenEveryTypeHasItsOwnDuty() {
    let blocks = (0..<30).map { Self.block($0 % 3, Responsibility.allCases[$0 % 3]) }
    let separation = Separation(Deck(blocks))
    #expect(separation.explained > 0.999)
    #expect(abs(separation.value - 1) < 1e-9)
  }

  @Test func isNothingWhenEveryFunctionIsATypeOfItsOwn() {
    let blocks = (0..<30).map { Self.block($0, Responsibility.allCases[$0 % 3]) }
    #expect(abs(Separation(Deck(blocks)).value) < 1e-9)
  }

  @Test func countsTwoDutiesOfOneKindForLessOfAMixThanTwoOfDifferentKinds() {
    let near = Separation(Deck(Self.mixed(.layout, .viewEvents))).value
    let far = Separation(Deck(Self.mixed(.layout, .network))).value
    #expect(far + 0.05 < near)
  }

  /// Three types, the first of which does two things.
  private static func mixed(_ one: Responsibility, _ other: Responsibility) -> [Block] {
    let apart: [Responsibility] = [.viewEvents, .network].filter { $0 != other }
    return (0..<30).map { block(0, $0 % 2 == 0 ? one : other) }
      + (0..<15).map { _ in block(1, apart[0]) } + (0..<15).map { _ in block(2, .domain) }
  }

  @Test func isTheSameEachTimeItIsAsked() {
    let blocks = (0..<40).map { Self.block($0 % 4, Responsibility.allCases[$0 % 7], Double($0)) }
    #expect(Separation(Deck(blocks)) == Separation(Deck(blocks)))
  }

  @Test func drawsTheSameNumbersOnEveryMachine() {
    var generator = SplitMix(seed: 0)
    // The first values of splitmix64 from 0: e220a839 7b1dcdaf, 6e789e6a a1b965f4.
    #expect(generator.below(1 << 32) == 0xe220_a839)
    #expect(generator.below(1 << 32) == 0x6e78_9e6a)
  }

  /// Counted in the thread's own time, so that other tests on the machine change nothing.
  @Test func takesTimeByTheNumberOfFunctionsAndNotByItsSquare() {
    let few = (0..<3).map { _ in Self.time(of: 300) }.min() ?? 0
    #expect(Self.time(of: 3_000) < 40 * few)
  }

  private static func time(of functions: Int) -> Double {
    let blocks = (0..<functions).map {
      block($0 % 40, Responsibility.allCases[$0 % 10], Double($0 % 9 + 1))
    }
    let start = processorTime
    _ = Separation(Deck(blocks))
    return processorTime - start
  }

  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

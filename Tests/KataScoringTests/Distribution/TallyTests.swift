import Testing

@testable import KataScoring

struct TallyTests {
  private static func emptied(_ tally: inout Tally) -> [[Double]] {
    var found: [[Double]] = []
    tally.empty { found.append([Double($0), $1]) }
    return found
  }

  @Test func givesSumsInTheOrderOfTheirNumbers() {
    var tally = Tally(count: 100)
    for number in [7, 3, 7] { tally.add(0.5, to: number) }
    #expect(tally.count == 2)
    #expect(Self.emptied(&tally) == [[3, 0.5], [7, 1]])
  }

  @Test func beginsAnewWhenItWasEmptied() {
    var tally = Tally(count: 4)
    for number in 0..<4 { tally.add(1, to: 3 - number) }
    #expect(Self.emptied(&tally) == [[0, 1], [1, 1], [2, 1], [3, 1]])
    #expect(Self.emptied(&tally) == [])
    tally.add(2, to: 1)
    #expect(Self.emptied(&tally) == [[1, 2]])
  }
}

import Testing

@testable import KataScoring

struct LargestEntrancesTests {
  private static func owners(_ units: Int...) -> [Block.Share] {
    units.map { Block.Share(unit: $0, part: 1 / Double(units.count)) }
  }

  private static var entrances: LargestEntrances {
    var entrances = LargestEntrances()
    entrances.add(4, of: owners(0), atoms: 2)
    entrances.add(1, of: owners(0), atoms: 6)
    entrances.add(2, of: owners(1), atoms: 4)
    entrances.add(3, of: owners(1), atoms: 4)
    entrances.add(5, of: owners(1), atoms: 0)
    return entrances
  }

  @Test func sharesByAllAtomsOfAUnit() {
    #expect(
      Self.entrances.all == [
        Ownership.Share(entrance: 1, part: 0.5), Ownership.Share(entrance: 2, part: 0.25),
        Ownership.Share(entrance: 3, part: 0.25),
      ])
  }

  @Test func asksOnlyTheUnitsThatAreMeant() {
    #expect(Self.entrances.shares(of: [0]) == [Ownership.Share(entrance: 1, part: 1)])
    #expect(Self.entrances.shares(of: [7]) == [])
  }

  @Test func knowsEntrancesOfSeveralUnitsByEachOfThem() {
    var entrances = LargestEntrances()
    entrances.add(8, of: Self.owners(2, 3), atoms: 1)
    #expect(entrances.shares(of: [3]) == [Ownership.Share(entrance: 8, part: 1)])
    #expect(entrances.shares(of: [2, 3]) == [Ownership.Share(entrance: 8, part: 1)])
  }
}

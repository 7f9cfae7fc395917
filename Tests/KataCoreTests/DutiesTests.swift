import KataCore
import Testing

struct DutiesTests {
  private static let some: [Responsibility] = [.network, .layout, .wiring]

  @Test func holdsWhatWasPutInAndNothingElse() {
    var duties: Duties = []
    #expect(duties.isEmpty)
    for duty in Self.some { #expect(duties.insert(duty).inserted) }
    #expect(!duties.insert(.layout).inserted)
    for duty in Responsibility.allCases {
      #expect(duties.contains(duty) == Self.some.contains(duty))
    }
    #expect(duties.count == 3)
    #expect(duties.remove(.layout) == .layout)
    #expect(duties.remove(.layout) == nil)
    #expect(duties == [.network, .wiring])
  }

  @Test func givesThemInTheOrderOfTheirCases() {
    #expect(Array(Duties(Self.some.reversed())) == Self.some)
    #expect(Array(Duties(Responsibility.allCases)) == Responsibility.allCases)
  }

  @Test func combinesAsSetsDo() {
    let left: Duties = [.network, .storage]
    let right: Duties = [.storage, .domain]
    #expect(left.union(right) == [.network, .storage, .domain])
    #expect(left.intersection(right) == [.storage])
    #expect(left.symmetricDifference(right) == [.network, .domain])
    #expect(left.subtracting(right) == [.network])
    #expect(!left.isDisjoint(with: right))
    #expect(left.isDisjoint(with: [.domain, .layout]))
    #expect(left.isSubset(of: [.network, .storage, .layout]))
    #expect(!left.isSubset(of: right))
  }

  @Test func placesDutiesInTheOrderOfTheirCases() {
    #expect(Responsibility.allCases.map(\.position) == Array(Responsibility.allCases.indices))
  }
}

import KataCore
import Testing

@testable import KataScoring

/// Lines without a duty are the program's own code, which only separation and balance count.
struct DutyMatrixTests {
  private static func matrix(own unit: Int) -> DutyMatrix {
    var matrix = DutyMatrix()
    for _ in 0..<10 {
      matrix.add(1, .layout, to: 0)
      matrix.add(1, nil, to: unit)
    }
    return matrix
  }

  @Test func aTypeOfOwnCodeIsSeparatedFromOneOfLayout() {
    #expect(Separation(Self.matrix(own: 0)).value == 0)
    #expect(abs(Separation(Self.matrix(own: 1)).value - 1) < 1e-9)
  }

  @Test func ownCodeIsWork() {
    #expect(Balance(Self.matrix(own: 0)).value == 0)
    #expect(Balance(Self.matrix(own: 1)).value == 0.5)
  }

  @Test func ownCodeIsNoDuty() {
    #expect(Self.matrix(own: 0)[0] == [.layout: 10])
    #expect(Self.matrix(own: 1)[1].isEmpty)
    #expect(Self.matrix(own: 1).mass(of: 1) == 0)
    #expect(Separation(Self.matrix(own: 1).withoutOwnCode).value == 0)
  }
}

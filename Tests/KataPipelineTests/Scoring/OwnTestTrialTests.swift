import KataCore
import Testing

@testable import KataPipeline

struct OwnTestTrialTests {
  private func mutant(_ fate: Mutant.Fate, by killers: String...) -> Mutant {
    Mutant(
      operator: .boundary, location: SourceLocation(path: "Sources/A.swift", line: 1, column: 1),
      offset: 0, original: "<", replacement: "<=", fate: fate, killers: killers)
  }

  @Test func believesOnlyKillsThatAreRepeated() {
    let first = [mutant(.killed, by: "A"), mutant(.killed, by: "A"), mutant(.uncovered)]
    let second = [mutant(.killed, by: "A"), mutant(.survived), mutant(.uncovered)]
    let agreed = OwnTestTrial.agreed([first, second])
    #expect(agreed?.map(\.fate) == [.killed, .survived, .uncovered])
    #expect(agreed?.last?.killers == [])
  }

  @Test func believesNoKillByAnotherTestInEachRound() {
    let agreed = OwnTestTrial.agreed([[mutant(.killed, by: "A")], [mutant(.killed, by: "B")]])
    #expect(agreed == [mutant(.survived)])
  }

  @Test func saysNothingWithoutARound() {
    #expect(OwnTestTrial.agreed([]) == nil)
  }
}

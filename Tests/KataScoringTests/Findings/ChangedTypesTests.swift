import KataCore
import Testing

@testable import KataScoring

struct ChangedTypesTests {
  private func changed(_ mutants: [Mutant]) -> ChangedTypes {
    ChangedTypes(mutants, in: ChangedProgram.context(.suites))
  }

  @Test func tellsViewsFromTypesThatATestCanCreate() {
    let changed = changed([
      ChangedProgram.mutant(.killed),
      ChangedProgram.mutant(.survived, in: ChangedProgram.screen),
    ])
    #expect(changed.beside.map(\.name) == ["Wording"])
    #expect(changed.inViews.map(\.name) == ["Screen"])
  }

  @Test func groupsChangesByFunctionInTheOrderOfTheCode() {
    let changes = [1, 0, 0].map { ChangedProgram.mutant(.killed, nth: $0) }
    let functions = changed(changes).beside.flatMap(\.functions)
    #expect(functions.map(\.name) == ["Wording.sum", "Wording.name"])
    #expect(functions.map(\.mutants.count) == [2, 1])
  }

  @Test func givesEachLineOfAFateOnce() {
    let changes = [
      ChangedProgram.mutant(.survived, nth: 1), ChangedProgram.mutant(.survived),
      ChangedProgram.mutant(.survived), ChangedProgram.mutant(.killed),
    ]
    #expect(changes.lines(.survived).map(\.line) == [2, 3])
    #expect(changes.lines(.uncovered).isEmpty)
  }
}

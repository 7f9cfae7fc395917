import KataCore
import KataSyntax
import Testing

@testable import KataScoring

/// What runs tell of lines, put in the place of what their names say.
struct ObservedDutiesTests {
  private static let file = SourceFile(
    path: "Sources/A.swift",
    text: """
      final class Loader: UIViewController {
        func load(count: Int) {
          ask(count)
          let limit = count + 1
          show(limit)
        }
        func ask(_ count: Int) {}
        func show(_ count: Int) {}
      }
      """)

  /// The duties by line.
  private static func duties(
    effects: [(line: Int, kind: ObservedEffect.Kind)] = [], alters: ObservedEffect.Kind? = nil,
    by change: Mutant.Operator = .arithmetic, fate: Mutant.Fate = .killed, isRun: Bool = true,
    in file: SourceFile = file
  ) -> [Int: Set<Responsibility>?] {
    let facts = FactReader().facts([file])
    let probes = facts.atoms.map { Instrumentation.Probe(path: file.path, offset: $0.offset) }
    let places = facts.atoms.enumerated().reduce(into: [Int: Int]()) {
      $0[$1.1.location.line] = $1.0
    }
    let sum = facts.atoms.first { $0.location.line == 4 }
    let mutants = [sum].compactMap(\.self).map { atom in
      Mutant(
        operator: change, location: atom.location, offset: atom.offset, original: "+",
        replacement: "-", fate: fate, killers: [], alters: alters)
    }
    let traces = RunTraces(
      cases: [
        RunTraces.CaseTrace(
          id: "B.loads", group: .behaviour, isPassed: true, loadsView: true,
          probes: isRun ? Set(probes.indices) : [])
      ], mutants: mutants,
      effects: Set(
        effects.compactMap { effect in
          places[effect.line].map { ObservedEffect(kind: effect.kind, probe: $0) }
        }))
    let run = RunEvidence(
      facts,
      Instrumentation(
        files: [], probes: probes, mutants: mutants, probeOfMutant: mutants.map { _ in 0 }), traces)
    let all = ObservedDuties(facts, run, traces).duties
    return zip(facts.atoms, all).reduce(into: [:]) { $0[$1.0.location.line] = $1.1 }
  }

  @Test func anEffectGivesItsDutyToTheLineThatRan() {
    let duties = Self.duties(effects: [(3, .network), (5, .shown)])
    #expect(duties[3] == [.network])
    #expect(duties[5] == [.layout])
  }

  @Test func aDecisionIsWhatItsMutantAlters() {
    #expect(Self.duties(effects: [(5, .shown)], alters: .shown)[4] == [.presentation])
    #expect(Self.duties(effects: [(3, .storage)], alters: .storage)[4] == [.domain])
  }

  @Test func aViewThatComparesWhatItIsGivenDecidesNothing() {
    let view = SourceFile(
      path: Self.file.path, text: Self.file.text.replacing("Controller", with: ""))
    let compared = Self.duties(
      effects: [(5, .shown)], alters: .shown, by: .negatedCondition, in: view)
    #expect(compared[4] == [])
    let computed = Self.duties(effects: [(5, .shown)], alters: .shown, in: view)
    #expect(computed[4] == [.presentation])
  }

  @Test func whatOnlyAltersWhatIsShownIsARuleWhereNoViewIsKnown() {
    let duties = Self.duties(effects: [(5, .shown)], alters: .shown, in: Self.silent)
    #expect(duties[4] == [.domain])
  }

  private static let silent = SourceFile(
    path: file.path, text: file.text.replacing(": UIViewController", with: ""))

  @Test func aLineOfWhichEveryMutantGoesUnnoticedCountsForNothing() {
    #expect(Self.duties(effects: [(3, .network)], fate: .equivalent)[4] == .some(nil))
    #expect(Self.duties(effects: [(3, .network)], alters: .network, fate: .killed)[4] == [.domain])
  }

  @Test func aLineThatRunsAndHasNoDutyIsTheProgramsOwnCode() {
    #expect(Self.duties(effects: [(3, .network)])[5] == [])
  }

  @Test func aLineThatNeverRunsCountsForNothing() {
    #expect(Self.duties(isRun: false).values.allSatisfy { $0 == nil })
    #expect(Self.duties(effects: [(3, .network)]).values.allSatisfy { $0 != nil })
  }
}

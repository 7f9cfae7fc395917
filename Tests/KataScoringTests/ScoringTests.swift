import KataCore
import Testing

@testable import KataScoring

/// Two types and a run of them: a presenter whose logic tests reach, and a view.
struct ScoringTests {
  private static var program: SampleProgram {
    var program = SampleProgram()
    program.type(
      "View", inherits: ["UIViewController"],
      [.function("viewDidLoad", "L L E", calls: ["Presenter.show"]), .function("words", "P")])
    program.type(
      "Presenter", properties: [.property("person", "Person", isVariable: true)],
      [.function("show", "D P P", reads: ["person"])])
    program.link("View", "Presenter", .holds, .calls)
    program.uikitFiles = ["View.swift"]
    return program
  }

  private static func mutant(_ atom: Atom, _ fate: Mutant.Fate, by killers: [String] = []) -> Mutant
  {
    Mutant(
      operator: .literal, location: atom.location, offset: atom.offset + 1, original: "a",
      replacement: "b", fate: fate, killers: killers)
  }

  /// The atoms with logic, in order.
  private static var logic: [Int] {
    program.facts.atoms.indices.filter {
      program.responsibilities[$0].contains(.presentation)
        || program.responsibilities[$0].contains(.domain)
    }
  }

  private static func scores(
    fates: [Mutant.Fate], isStructurePassed: Bool = true, killers: [String] = ["MVP.shows"],
    more: [Mutant] = [], needless: [Set<Int>] = [], ownTests: OwnTests? = nil,
    evidence: Scoring.Evidence = .suites,
    anchors: ScoreAnchors? = nil
  ) -> Scores {
    let facts = program.facts
    let mutants =
      zip(logic, fates).map { mutant(facts.atoms[$0], $1, by: $1 == .killed ? killers : []) }
      + more
    let probes = facts.atoms.map {
      Instrumentation.Probe(path: $0.location.path, offset: $0.offset)
    }
    let all = Set(probes.indices)
    let instrumentation = Instrumentation(
      files: [], probes: probes, mutants: mutants, probeOfMutant: Array(logic.prefix(mutants.count))
    )
    let traces = RunTraces(
      cases: [
        .init(
          id: "Behaviour.shows", group: .behaviour, isPassed: true, loadsView: true, probes: all),
        .init(
          id: "MVP.shows", group: .structure, isPassed: isStructurePassed, loadsView: false,
          probes: Set(logic.dropFirst())),
      ], mutants: mutants, needless: needless)
    return Scoring(
      facts: facts,
      reader: DesignReader(facts, responsibilities: program.responsibilities, pattern: "mvp"),
      starterTokens: 50, anchors: anchors, evidence: evidence
    ).scores(instrumentation: instrumentation, traces: traces, ownTests: ownTests)
  }

  private static func part(_ name: String, of score: Score) -> Double? {
    score.parts.first { $0.name == name }?.value
  }

  @Test func countsKilledMutantsOfLogic() {
    let scores = Self.scores(fates: [.uncovered, .killed, .killed, .survived])
    #expect(Self.part("killed", of: scores.testability) == 0.5)
  }

  @Test func leavesOutEquivalentAndDroppedMutants() {
    let scores = Self.scores(fates: [.dropped, .killed, .equivalent, .killed])
    #expect(Self.part("killed", of: scores.testability) == 1)
  }

  @Test func countsNoKillsOfTestsThatLoadAView() {
    let scores = Self.scores(
      fates: [.killed, .killed, .killed, .killed], killers: ["Behaviour.shows"])
    #expect(Self.part("killed", of: scores.testability) == 0)
  }

  @Test func givesNothingWithoutAPassingTestThatNeedsNoView() {
    let scores = Self.scores(fates: [.killed], isStructurePassed: false)
    #expect(Self.part("killed", of: scores.testability) == 0)
  }

  @Test func countsLogicInFilesWithoutUIKit() {
    let scores = Self.scores(fates: [])
    // One line of wording in the view, three in the presenter.
    #expect(Self.part("uikitFree", of: scores.testability) == 0.75)
  }

  @Test func leavesOutLinesThatMakeNoDifference() {
    let scores = Self.scores(fates: [.equivalent, .killed, .killed, .killed])
    // Without the line of wording in the view, all logic is the presenter's.
    #expect(Self.part("uikitFree", of: scores.testability) == 1)
  }

  @Test func leavesOutWhatRunsOnlyForACallThatNobodyMisses() {
    let (view, presenter) = (Self.logic[0], Self.logic[1])
    let scores = Self.scores(fates: [.killed, .dropped, .killed, .killed], needless: [[view]])
    #expect(Self.part("uikitFree", of: scores.testability) == 1)
    let fewer = Self.scores(fates: [.killed, .dropped, .killed, .killed], needless: [[presenter]])
    #expect(Self.part("uikitFree", of: fewer.testability) == 0.666667)
  }

  @Test func leavesOutFunctionsInWhichNothingIsNoticed() {
    // The view's line, and the three of the presenter of which the last has no mutant.
    let several = Self.scores(fates: [.killed, .equivalent, .equivalent])
    #expect(Self.part("uikitFree", of: several.testability) == 0)
    let one = Self.scores(fates: [.killed, .equivalent])
    #expect(Self.part("uikitFree", of: one.testability) == 0.666667)
  }

  @Test func keepsLayoutThatNobodyMisses() {
    let isLayout = { Self.program.responsibilities[$0] == [.layout] }
    let layout = Self.program.facts.atoms.indices.filter(isLayout)
    let before = Self.scores(fates: []).reading.types
    #expect(Self.scores(fates: [], needless: [Set(layout)]).reading.types == before)
    #expect(Self.scores(fates: [], needless: [Set(Self.logic)]).reading.types != before)
  }

  @Test func keepsLinesOfWhichOneChangeIsNoticed() {
    let line = Self.program.facts.atoms[Self.logic[0]]
    let scores = Self.scores(
      fates: [.equivalent, .killed, .killed, .killed], more: [Self.mutant(line, .uncovered)])
    #expect(Self.part("uikitFree", of: scores.testability) == 0.75)
  }

  @Test func keepsLinesWhoseChangesWouldNotCompile() {
    let scores = Self.scores(fates: [.dropped, .killed, .killed, .killed])
    #expect(Self.part("uikitFree", of: scores.testability) == 0.75)
  }

  @Test func takesOwnTestsAsEvidenceWhereTheyAreAsked() {
    let facts = Self.program.facts
    let own = OwnTests(
      tests: [
        .init(name: "PresenterTests.testShows", isPassed: true, message: nil, loadsView: false)
      ], problems: [],
      mutants: (0..<4).map { _ in
        Self.mutant(facts.atoms[4], .survived)
      })
    let scores = Self.scores(
      fates: [.killed, .killed, .killed, .killed], ownTests: own, evidence: .ownTests)
    #expect(Self.part("killed", of: scores.testability) == 0)
    #expect(scores.findings.contains { $0.rule == .idleTests })
  }

  @Test func anchorsBetweenStarterAndReference() throws {
    let none = ScoreAnchors.Values(distribution: 0, testability: 0, easeOfUse: 1)
    let all = ScoreAnchors.Values(distribution: 0.5, testability: 0.5, easeOfUse: 0.1)
    let scores = Self.scores(
      fates: [.killed, .killed, .killed, .killed],
      anchors: ScoreAnchors(starter: none, reference: all))
    #expect(scores.testability.anchored == 100)
    #expect(try #require(scores.testability.uncapped) > 100)
    #expect(scores.easeOfUse.anchored == 100)
  }

  @Test func groupsSurvivorsByFunctionAndSaysWhatNobodyReaches() {
    let scores = Self.scores(fates: [.uncovered, .survived, .survived, .survived])
    let survivors = scores.findings.filter { $0.rule == .survivor }
    #expect(survivors.count == 1)
    #expect(survivors.first?.member == "show" && survivors.first?.amount == 3)
    // One line that a view words by itself is no reason for a type of its own.
    #expect(!scores.findings.contains { $0.rule == .unreachableLogic })
  }

  @Test func showsOnlyMutantsOfLogic() {
    let facts = Self.program.facts
    let layout = Self.mutant(facts.atoms[0], .uncovered)
    let scores = Self.scores(fates: [.killed, .killed, .killed, .survived], more: [layout])
    #expect(scores.mutants.count == 4)
    #expect(!scores.mutants.contains { $0.location == layout.location })
  }
}

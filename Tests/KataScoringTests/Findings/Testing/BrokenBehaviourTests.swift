import KataCore
import Testing

@testable import KataScoring

/// A screen that no longer does what it did is told of before all else.
struct BrokenBehaviourTests {
  private static var program: SampleProgram {
    var program = SampleProgram()
    program.type(
      "Model", inherits: [],
      [
        .function("greet", "D D", calls: ["count"]), .function("count", "D S"),
        .function("formal", "D D", calls: ["count"]),
      ])
    program.type("Screen", inherits: ["UIViewController"], [.function("show", "L L L")])
    program.link("Screen", "Model", .holds, .calls)
    return program
  }

  /// - Parameter passing: whether each of three cases passes, which greet, greet and switch to formal.
  private static func findings(_ passing: [Bool]) -> [DesignFinding] {
    let facts = program.facts
    func atoms(_ names: String...) -> Set<Int> {
      Set(
        facts.atoms.indices.filter {
          names.contains(facts.functions[facts.atoms[$0].function].name)
        })
    }
    let runs = [atoms("greet", "count"), atoms("greet", "count"), atoms("formal", "count", "show")]
    let probes = facts.atoms.map {
      Instrumentation.Probe(path: $0.location.path, offset: $0.offset)
    }
    let cases = zip(runs, passing).enumerated().map { number, run in
      RunTraces.CaseTrace(
        id: "Behaviour.case\(number)", group: .behaviour, isPassed: run.1, loadsView: true,
        probes: run.0)
    }
    return Scoring(
      facts: facts,
      reader: DesignReader(facts, responsibilities: program.responsibilities, pattern: "mvvm"),
      starterTokens: nil, anchors: nil
    ).scores(
      instrumentation: Instrumentation(
        files: [], probes: probes, mutants: [], probeOfMutant: []),
      traces: RunTraces(cases: cases, mutants: []), ownTests: nil
    ).findings
  }

  @Test func comesFirstWithTheCasesAndWithWhatTheyHaveInCommon() throws {
    let first = try #require(Self.findings([true, true, false]).first)
    #expect(first.rule == .brokenBehaviour && first.level == .essential)
    #expect(first.members == ["case2"] && first.amount == 3)
    #expect(first.type == "Model" && first.member == "formal()")
  }

  @Test func blamesNobodyWhereAllCasesRunTheSame() throws {
    let first = try #require(Self.findings([false, true, true]).first)
    #expect(first.rule == .brokenBehaviour)
    #expect(first.member != "count()" && first.member != "show()")
  }

  /// Cases that run the same lines as others fail by what is left of those.
  @Test func leavesItToWhatIsSharedWhereNoLineIsToBlame() {
    let design = DesignReader(
      Self.program.facts, responsibilities: Self.program.responsibilities, pattern: "mvvm"
    ).design(executed: nil)
    func led(_ behaviours: [Set<Int>], _ passing: [Bool]) -> [DesignFinding.Rule] {
      let cases = passing.enumerated().map { number, isPassed in
        RunTraces.CaseTrace(
          id: "case\(number)", group: .behaviour, isPassed: isPassed, loadsView: true, probes: [])
      }
      return BrokenBehaviour(
        design: design, traces: RunTraces(cases: cases, mutants: []), behaviours: behaviours
      ).leading([
        DesignFinding(.misplacedDuty, .essential, type: "Model"),
        DesignFinding(.uninterceptableEffect, .essential, type: "Model", member: "shared"),
      ]).map(\.rule)
    }
    #expect(
      led([[0, 1], [0, 1], [0, 1]], [true, false, true]) == [
        .uninterceptableEffect, .misplacedDuty,
      ])
    #expect(
      led([[0], [0], [2, 3]], [true, true, false]).first == .brokenBehaviour)
  }

  @Test func saysNothingWhereAllIsAsItWas() {
    #expect(!Self.findings([true, true, true]).contains { $0.rule == .brokenBehaviour })
  }
}

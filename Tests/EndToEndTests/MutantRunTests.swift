import Foundation
import KataCore
import Testing

@testable import KataBuilding
@testable import KataPipeline

/// Mutants that trap, exit, hang, forge or take all memory, each in a child of one host: every one gets the fate it
/// has earned, and ends nothing but itself.
@Suite(.lane) struct MutantRunTests {
  /// What a hand-made mutant does at a tap, and what must become of it.
  struct Mischief: Sendable, CustomTestStringConvertible {
    let what: String
    let fate: Mutant.Fate
    let statement: String
    var probe = 0

    var testDescription: String { what }
  }

  private static let lost = Mischief(
    what: "loses the tap", fate: .killed, statement: "lost = true")

  static let mischiefs = [
    Mischief(what: "does nothing", fate: .equivalent, statement: "break"),
    Mischief(
      what: "loses the tap on a screen alone", fate: .survived, statement: "lost = kata_isLoaded"),
    Mischief(
      what: "loses the tap in no screen", fate: .equivalent, statement: "lost = !kata_isLoaded"),
    lost,
    Mischief(what: "traps", fate: .killed, statement: "fatalError()"),
    Mischief(what: "loops", fate: .killed, statement: "while true {}"),
    Mischief(
      what: "takes all memory", fate: .killed,
      statement: "while true { blocks.append(Array(repeating: 1, count: 1 << 20)) }"),
    Mischief(
      what: "waits for nobody", fate: .killed, statement: "DispatchSemaphore(value: 0).wait()"),
    Mischief(
      what: "calls itself", fate: .killed, statement: "happen()"),
    Mischief(
      what: "prints what would please", fate: .killed,
      statement:
        #"print("d\n{\"event\":\"closed\"}\n{\"event\":\"tried\",\"fate\":\"survived\"}"); lost = true"#
    ),
    Mischief(
      what: "traps on another thread", fate: .killed,
      statement: "DispatchQueue.global().async { fatalError() }; while true {}"),
    Mischief(what: "stands where no screen comes", fate: .equivalent, statement: "break", probe: 1),
    Mischief(what: "changes nothing, as it finds out", fate: .dropped, statement: "break"),
    Mischief(
      what: "loses it on a screen after all these", fate: .survived,
      statement: "lost = kata_isLoaded"),
  ]

  @Test func givesEveryMutantTheFateItHasEarned() async throws {
    let stand = try await MutantStand()
    let traces = try await stand.traces(of: instrumentation(stand, Self.mischiefs))
    for (mischief, mutant) in zip(Self.mischiefs, traces.mutants) {
      #expect(mutant.fate == mischief.fate, "\(mischief.what): \(mutant.killers)")
      #expect(mutant.killers.isEmpty == (mischief.fate != .killed), "\(mischief.what)")
    }
    #expect(stand.playground.survivors.isEmpty)
    #expect(try stand.leftovers.isEmpty)
  }

  @Test func tellsWhatEveryCaseMeetsWithoutAMutant() async throws {
    let stand = try await MutantStand()
    let traces = try await stand.traces(of: instrumentation(stand, [Self.mischiefs[0]]))
    #expect(traces.cases.map(\.id) == stand.stage.kit.cases.map(\.id))
    #expect(traces.cases.filter { !$0.isPassed }.isEmpty)
    let screens = traces.cases.filter { $0.group == .behaviour }
    #expect(screens.filter { !$0.loadsView }.isEmpty)
    let greeting = try #require(traces.cases.first { $0.id == "MVP.greetsByFullName" })
    #expect(!greeting.loadsView)
    #expect(greeting.probes == [0])
    let wiring = traces.cases.first { $0.id == "MVP.screenWorksThroughItsPresenter" }
    #expect(wiring?.loadsView == true)
    let nickname = traces.cases.first { $0.id == "MVP.remembersTheNickname" }
    #expect(nickname?.probes == [])
  }

  @Test func runsTheOtherCasesWhenOneTrapsWithoutAMutant() async throws {
    let stand = try await MutantStand()
    let always = Mischief(what: "", fate: .uncovered, statement: "break")
    let traces = try await stand.traces(
      of: instrumentation(stand, [always], first: "if kata_switch == 0 { fatalError() }"))
    #expect(traces.cases.count == stand.stage.kit.cases.count)
    let passed = Set(traces.cases.filter(\.isPassed).map(\.id))
    #expect(passed.contains("MVP.remembersTheNickname"))
    #expect(!passed.contains("MVP.greetsByFullName"))
    #expect(traces.mutants.map(\.fate) == [.equivalent])
  }

  @Test func tellsWhatRunsOnlyForACallThatNobodyMisses() async throws {
    let stand = try await MutantStand()
    let idle = Mischief(what: "", fate: .equivalent, statement: "break")
    let traces = try await stand.traces(
      of: instrumentation(
        stand, [idle, idle, Self.lost], first: "if kata_switch % 2 == 0 { unsafe kata_hits[1] = 1 }"
      ))
    // The first leaves the second probe out, the third does so too, but is missed.
    #expect(traces.mutants.map(\.fate) == [.equivalent, .equivalent, .killed])
    #expect(traces.needless == [[1]])
  }

  /// The hooked reference, with a switch over `mischiefs` at each tap.
  private func instrumentation(
    _ stand: MutantStand, _ mischiefs: [Mischief], first: String = ""
  ) throws -> Instrumentation {
    let cases = mischiefs.enumerated().map { "    case \($0 + 1): \($1.statement)\n" }.joined()
    let unfit = mischiefs.indices.filter { mischiefs[$0].fate == .dropped }.map {
      "    unsafe kata_unfit[\($0 + 1)] = 1\n"
    }.joined()
    let mischief = """
      import Foundation

      struct Mischief {
        func happen() {
          unsafe kata_hits[0] = 1
          \(first)
          var lost = false
          var blocks: [[Int]] = []
      \(unfit)    switch kata_switch {
      \(cases)    default: break
          }
          if lost { kata_lost = true }
          _ = blocks
        }
      }
      nonisolated(unsafe) var kata_lost = false
      nonisolated(unsafe) var kata_isLoaded = false

      """
    let files = try stand.files(mischief: mischief, probes: 2, mutants: mischiefs.count).map {
      SourceFile(
        path: $0.path,
        text: $0.text.replacing(
          "Mischief().happen()\n", with: "Mischief().happen()\n    if kata_lost { return }\n"
        ).replacing(
          "super.viewDidLoad()\n", with: "super.viewDidLoad()\n    kata_isLoaded = true\n"))
    }
    let mutants = mischiefs.map {
      Mutant(
        operator: .removedCall,
        location: SourceLocation(path: "Sources/Mischief.swift", line: 5, column: 1), offset: 0,
        original: $0.what, replacement: "", fate: .uncovered, killers: [])
    }
    return Instrumentation(
      files: files, probes: [], mutants: mutants, probeOfMutant: mischiefs.map(\.probe))
  }
}

import Foundation
import KataCore
import Testing

@testable import KataRunning

struct TrialLogTests {
  private let request = HostRequest(nonce: "n", token: "t", seed: 1, library: "/lib")
  private let check = CheckCase(id: "A.one", group: .structure, title: "")

  private func log(_ events: [String], nonce: String = "n") -> TrialLog {
    let lines = events.map {
      $0.replacing("{", with: #"{"nonce":"\#(nonce)","#, maxReplacements: 1)
    }
    return TrialLog(Array(lines.joined(separator: "\n").utf8), request: request)
  }

  private func mutant(
    _ fate: Mutant.Fate = .uncovered, by operator: Mutant.Operator = .literal
  ) -> Mutant {
    Mutant(
      operator: `operator`, location: SourceLocation(path: "A.swift", line: 1, column: 1),
      offset: 0,
      original: "1", replacement: "2", fate: fate, killers: [])
  }

  private let passed =
    #"{"event":"traced","case":"A.one","status":"passed","views":false,"hits":[0,2],"unfit":[]}"#
  private let killed = #"{"event":"tried","mutant":1,"fate":"killed","case":"A.one"}"#
  private let survived = #"{"event":"tried","mutant":1,"fate":"survived"}"#
  private let closed = #"{"event":"closed","token":"t"}"#

  @Test func tellsWhatACaseMet() {
    let trace = log([passed, closed]).trace(of: check)
    #expect(
      trace
        == RunTraces.CaseTrace(
          id: "A.one", group: .structure, isPassed: true, loadsView: false, probes: [0, 2]))
  }

  @Test func tellsWhatAFailedCaseIsAbout() {
    let failed = """
      {"event":"traced","case":"A.one","status":"failed","views":false,"hits":[],"unfit":[],\
      "seam":"Presenter","member":"show()","types":["A"]}
      """
    #expect(
      log([failed, closed]).trace(of: check)?.about
        == .init(seam: "Presenter", member: "show()", types: ["A"]))
  }

  @Test func tellsNothingOfACaseThatNeverRan() {
    #expect(log([closed]).trace(of: check) == nil)
  }

  @Test func namesTheCaseThatNoticedAMutant() throws {
    let mutant = try #require(log([killed, closed]).fates(of: [mutant()]).first)
    #expect(mutant.fate == .killed)
    #expect(mutant.killers == ["A.one"])
  }

  @Test func countsNoMutantThatNobodyNotices() {
    let idle = #"{"event":"tried","mutant":1,"fate":"equivalent"}"#
    #expect(log([idle, closed]).fates(of: [mutant()]).map(\.fate) == [.equivalent])
  }

  @Test func tellsWhatRunsOnlyForACallThatNobodyMisses() {
    let idle = #"{"event":"tried","mutant":1,"fate":"equivalent"}"#
    let spared = #"{"event":"spared","mutant":1,"hits":[4,5]}"#
    #expect(log([spared, idle, closed]).needless(of: [mutant(by: .removedCall)]) == [[4, 5]])
    // A condition that is turned round puts one way in the place of another.
    let other = mutant(by: .negatedCondition)
    #expect(log([spared, idle, closed]).needless(of: [other]) == [])
    #expect(log([spared, killed, closed]).needless(of: [mutant(by: .removedCall)]) == [])
  }

  @Test func believesTheFirstWordOnAMutant() {
    #expect(log([survived, killed, closed]).fates(of: [mutant()]).map(\.fate) == [.survived])
  }

  @Test func ignoresWhatLacksTheNonce() {
    let log = log([killed, closed], nonce: "x")
    #expect(log.fates(of: [mutant()]).map(\.fate) == [.uncovered])
    #expect(!log.isClosed)
  }

  @Test func isNotClosedByAGuessedToken() {
    #expect(!log([passed, #"{"event":"closed","token":"guess"}"#]).isClosed)
  }

  @Test(arguments: [Mutant.Fate.dropped, .equivalent])
  func leavesAMutantThatWasNotTriedAsItWas(fate: Mutant.Fate) {
    #expect(log([killed, closed]).fates(of: [mutant(fate)]).map(\.fate) == [fate])
  }

  @Test func asksForNoTrialOfWhatTheBuildLeftOut() {
    let instrumentation = Instrumentation(
      files: [], probes: [], mutants: [mutant(), mutant(.dropped)], probeOfMutant: [3, 4])
    let cases = [check, CheckCase(id: "B.two", group: .behaviour, title: "")]
    let request = TrialRequest(
      instrumentation, cases: cases, groups: [.structure], jobs: 2, limits: Limits())
    #expect(request.probeOfMutant == [3, -1])
    #expect(request.counted == ["A.one"])
    #expect(request.noticing == ["B.two"])
  }
}

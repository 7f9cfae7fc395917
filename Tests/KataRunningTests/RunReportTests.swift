import Foundation
import KataCore
import KataProcess
import Testing

@testable import KataRunning

struct RunReportTests {
  private let cases = ["A.one", "A.two"].map { CheckCase(id: $0, group: .structure, title: $0) }
  private let request = HostRequest(nonce: "n", token: "t", seed: 1, library: "/lib")

  private func report(
    _ events: [String], ending: ProcessResult.Ending = .exited(0), errors: String = ""
  ) throws -> RunReport {
    let lines = events.map { $0.replacing("{", with: #"{"nonce":"n","#, maxReplacements: 1) }
    return try RunReport(
      ProcessResult(
        ending: ending, output: Array(lines.joined(separator: "\n").utf8),
        errors: Array(errors.utf8)), request: request, cases: cases)
  }

  private func passing(_ id: String) -> [String] {
    [
      #"{"event":"began","case":"\#(id)"}"#,
      #"{"event":"ended","case":"\#(id)","status":"passed","seconds":0.5}"#,
    ]
  }

  private let closed = #"{"event":"closed","token":"t"}"#

  @Test func passesWhenEveryCaseBeganHeldAndEndedAndTheHostClosed() throws {
    let report = try report(passing("A.one") + passing("A.two") + [closed])
    #expect(report.verdict == .passed)
    #expect(report.results.map(\.seconds) == [0.5, 0.5])
  }

  @Test func doesNotPassWithoutTheClosingToken() throws {
    let report = try report(passing("A.one") + passing("A.two"))
    #expect(report.verdict == .notPassed(.exitedEarly(code: 0)))
  }

  @Test func doesNotPassWithAForgedToken() throws {
    let forged = #"{"event":"closed","token":"guess"}"#
    let report = try report(passing("A.one") + passing("A.two") + [forged])
    #expect(report.verdict == .notPassed(.exitedEarly(code: 0)))
  }

  @Test func ignoresEventsWithoutTheNonce() throws {
    let forged = passing("A.two").map {
      $0.replacing("{", with: #"{"nonce":"x","#, maxReplacements: 1)
    }
    let lines = (passing("A.one") + [closed]).map {
      $0.replacing("{", with: #"{"nonce":"n","#, maxReplacements: 1)
    }
    let report = try RunReport(
      ProcessResult(
        ending: .exited(0), output: Array((forged + lines).joined(separator: "\n").utf8)),
      request: request, cases: cases)
    #expect(report.results.map(\.status) == [.passed, .notRun])
    #expect(report.verdict == .notPassed(.casesFailed))
  }

  @Test func countsACaseThatWasNotReportedAsNotRun() throws {
    let report = try report(passing("A.one") + [closed])
    #expect(report.results[1].status == .notRun)
    #expect(report.verdict == .notPassed(.casesFailed))
  }

  @Test func countsASkippedCaseAsNotPassed() throws {
    let skipped = #"{"event":"ended","case":"A.two","status":"skipped","seconds":0}"#
    let began = #"{"event":"began","case":"A.two"}"#
    let report = try report(passing("A.one") + [began, skipped, closed])
    #expect(report.results[1].status == .skipped)
    #expect(report.verdict == .notPassed(.casesFailed))
  }

  @Test func doesNotBelieveAnEndWithoutABeginning() throws {
    let report = try report(passing("A.one") + [passing("A.two")[1], closed])
    #expect(report.results[1].status == .notRun)
  }

  @Test func keepsTheFirstEndingOfACase() throws {
    let failed = #"{"event":"ended","case":"A.one","status":"failed","seconds":0}"#
    let report = try report(
      [passing("A.one")[0], failed, passing("A.one")[1]] + passing("A.two") + [closed])
    #expect(report.results[0].status == .failed)
  }

  @Test func doesNotPassACaseThatReportedAFailure() throws {
    let failure = #"{"event":"failed","case":"A.one","failure":{"should":"greet"}}"#
    let report = try report(
      [passing("A.one")[0], failure, passing("A.one")[1]] + passing("A.two") + [closed])
    #expect(report.results[0].status == .failed)
    #expect(report.results[0].failures.map(\.should) == ["greet"])
  }

  @Test func ignoresWhatComesAfterTheClose() throws {
    let report = try report(passing("A.one") + [closed] + passing("A.two"))
    #expect(report.results[1].status == .notRun)
  }

  @Test(arguments: [
    (ProcessResult.Ending.signalled(4), Verdict.Reason.crashed(signal: 4, message: nil)),
    (.exited(132), .crashed(signal: 4, message: nil)),
    (.exited(7), .exitedEarly(code: 7)),
    (.stopped(.silence), .runStopped(.silence)),
    (.stopped(.totalTime), .runStopped(.totalTime)),
    (.stopped(.output), .runStopped(.output)),
    (.signalled(24), .runStopped(.totalTime)),
  ])
  func namesHowTheRunEnded(ending: ProcessResult.Ending, reason: Verdict.Reason) throws {
    let report = try report(passing("A.one") + [passing("A.two")[0]], ending: ending)
    #expect(report.verdict == .notPassed(reason))
    #expect(report.results[0].isPassed)
    #expect(report.results[1].status != .notRun)
  }

  @Test(arguments: [["A.one"], ["A.one", "A.two"]])
  func tellsAStopBetweenTwoCasesWithTheOneThatEndedLast(ids: [String]) throws {
    let report = try report(
      ids.flatMap(passing), ending: .signalled(4), errors: "App/P.swift:3: Fatal error: late\n")
    let last = try #require(report.results.last { $0.status != .notRun })
    #expect(last.check.id == ids.last)
    #expect(last.status == .crashed)
    #expect(report.results.filter { $0.status == .crashed }.count == 1)
  }

  @Test func keepsTheRuntimesLastWords() throws {
    let report = try report(
      [passing("A.one")[0]], ending: .signalled(4),
      errors: "hello\nApp/P.swift:3: Fatal error: Index out of range\n")
    #expect(
      report.verdict
        == .notPassed(
          .crashed(signal: 4, message: "App/P.swift:3: Fatal error: Index out of range")))
  }

  @Test func tellsAHostThatCannotStartFromALearnersCode() {
    #expect(throws: RunError.hostFailed(log: "no")) {
      try report([], ending: .exited(64), errors: "no")
    }
  }

  @Test(arguments: [ProcessResult.Ending.stopped(.silence), .stopped(.totalTime), .exited(1)])
  func blamesNoLearnerBeforeACaseHasBegun(ending: ProcessResult.Ending) {
    #expect(throws: RunError.hostFailed(log: "slow")) {
      try report([], ending: ending, errors: "slow")
    }
  }

  @Test func refusesToDecideWithoutCases() {
    #expect(throws: RunError.noCases) {
      try RunReport(ProcessResult(ending: .exited(0)), request: request, cases: [])
    }
  }

  @Test func tellsALibraryThatCannotBeLoaded() {
    #expect(throws: RunError.unusable(reason: "undefined symbol")) {
      try report([#"{"event":"unusable","reason":"undefined symbol"}"#], ending: .exited(1))
    }
  }
}

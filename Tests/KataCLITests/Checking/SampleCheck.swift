import Foundation
import KataCore
import KataRecords

/// Checks of a kata with three cases.
enum SampleCheck {
  static let names = ["first", "second", "third"]

  /// - Parameter changed: Whether a change request was begun, which brings a case that does not hold.
  static func attempt(failing: Set<String>, changed: Bool = false) -> Attempt {
    var results = names.map { name in
      CaseResult(
        check: CheckCase(id: "MVP.\(name)", group: .structure, title: "The \(name) thing holds."),
        status: failing.contains(name) ? .failed : .passed)
    }
    let change = ChangeRequest(id: "initials", titles: ["en": "Initials"])
    if changed {
      let check = CheckCase(id: "initials.areThere", group: .change, title: "Initials are there.")
      results.append(CaseResult(check: check, status: .failed))
    }
    let mvp = Pattern(id: "mvp", title: "MVP", folder: "MVP", seam: "GreetingMVP")
    return Attempt(
      kata: Kata(
        id: "greeting", version: 1, titles: ["en": "Greeting"], summaries: [:],
        contract: "GreetingContract", patterns: [mvp], limits: Limits(), mistakes: [],
        folder: URL(filePath: "/katas/greeting")),
      pattern: mvp, changes: changed ? [change] : [], seed: 1, toolchain: "Swift version 6.3.1",
      isolation: Isolation(tier: .isolated, engine: "bubblewrap 0.8.0"),
      verdict: failing.isEmpty && !changed ? .passed : .notPassed(.casesFailed), results: results,
      findings: [], output: "", started: Date(timeIntervalSince1970: 9),
      duration: .milliseconds(478), submission: "")
  }

  static func record(failing: [String], reason: String? = "casesFailed") -> AttemptRecord {
    AttemptRecord(
      kata: "greeting", kataVersion: 1, pattern: "mvp", workspace: "/work",
      started: Date(timeIntervalSince1970: 8), duration: .milliseconds(300),
      isPassed: reason == nil, reason: reason, score: 3 - failing.count, maxScore: 3,
      failing: failing.map { "MVP.\($0)" }, seed: 1, submission: "", toolchain: "",
      program: "1")
  }
}

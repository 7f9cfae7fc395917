import Foundation
import KataRecords

extension AttemptRecord {
  /// An attempt in which only what matters to a test is said; `minute` tells when.
  static func sample(
    _ kata: String = "greeting", _ pattern: String = "mvp", workspace: String = "/home/me/work",
    minute: Int = 0, score: Int = 3, of maxScore: Int = 8, seed: UInt64 = 7
  ) -> AttemptRecord {
    AttemptRecord(
      kata: kata, kataVersion: 2, pattern: pattern, workspace: workspace,
      started: Date(timeIntervalSince1970: 1_700_000_000 + 60 * Double(minute) + 0.123_4),
      duration: .milliseconds(512.4), isPassed: score == maxScore,
      reason: score == maxScore ? nil : "casesFailed", score: score, maxScore: maxScore,
      failing: score == maxScore ? [] : ["MVP.greets", "MVP.\"asks\""], seed: seed,
      submission: "abc", toolchain: "Swift version 6.3.1", program: "0.1.0")
  }
}

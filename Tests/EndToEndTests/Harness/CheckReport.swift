import Foundation
import Testing

/// What a test reads of a `kata/result/v1` document.
struct CheckReport: Decodable, Sendable {
  struct Reason: Decodable, Sendable {
    let kind: String
    let message: String
    let limit: String?
    let detail: String?
  }

  struct Place: Decodable, Hashable, Sendable {
    let path: String
    let line: Int
    let column: Int
  }

  struct Check: Decodable, Sendable {
    struct Evidence: Decodable, Sendable {
      let location: Place?
      let excerpt: String?
    }

    let id: String
    let group: String
    let status: String
    let evidence: [Evidence]
  }

  struct Finding: Decodable, Sendable {
    let id: String
    let severity: String
    let summary: String
    let location: Place?
    let excerpt: String?
  }

  struct Sandbox: Decodable, Sendable {
    let assurance: String
    let note: String?
  }

  let verdict: String
  let reason: Reason?
  let score: Int
  let maxScore: Int
  let checks: [Check]
  let findings: [Finding]
  let output: String
  let sandbox: Sandbox?
  let durationMs: Int

  /// Reads a document; bytes that are no UTF-8 or no such document fail the test.
  init(_ bytes: [UInt8]) throws {
    let text = try #require(String(validating: bytes, as: UTF8.self), "The report is not UTF-8.")
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    self = try decoder.decode(Self.self, from: Data(text.utf8))
  }

  var errors: [Finding] { findings.filter { $0.severity == "error" } }

  /// How many cases of a group hold, and how many there are.
  func count(_ group: String) -> (passed: Int, all: Int) {
    let own = checks.filter { $0.group == group }
    return (own.count { $0.status == "pass" }, own.count)
  }
}

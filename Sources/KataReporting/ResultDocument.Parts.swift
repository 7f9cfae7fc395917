package import KataCore

extension ResultDocument {
  /// Why a solution did not pass, or why nothing was judged.
  package struct Reason: Codable, Hashable, Sendable {
    /// A stable word such as `cases_failed` or `crashed`.
    package let kind: String
    /// The same in a sentence.
    package let message: String
    /// The limit that stopped a build or a run.
    package var limit: Verdict.Limit?
    package var signal: Int32?
    package var exitCode: Int32?
    /// What the learner's program said as it stopped.
    package var detail: String?

    package enum CodingKeys: String, CodingKey {
      case kind, message, limit, signal
      case exitCode = "exit_code"
      case detail
    }

    package typealias Verdict = KataCore.Verdict
  }

  package struct KataReference: Codable, Hashable, Sendable {
    package let id: String
    package let version: Int
    package let title: String
  }

  /// A change request with what it has touched; the numbers are nil where nobody kept the files from before.
  package struct ChangeEntry: Codable, Hashable, Sendable {
    package let id: String
    package let touched: [String]?
    package let added: Int?
    package let types: Int?
    package let tokens: Int?
  }

  package struct Submission: Codable, Hashable, Sendable {
    /// The name under which a course knows it.
    package let id: String?
    /// SHA-256 over the learner's files, in lower-case hexadecimal.
    package let sha256: String
  }

  package struct Sandbox: Codable, Hashable, Sendable {
    package let engine: String
    package let assurance: Isolation.Tier
    package let note: String?
  }

  package struct LimitEntries: Codable, Hashable, Sendable {
    package let buildSeconds: Double
    package let silenceSeconds: Double
    package let totalSeconds: Double
    package let memoryMegabytes: Int
    package let outputKilobytes: Int

    package enum CodingKeys: String, CodingKey {
      case buildSeconds = "build_seconds"
      case silenceSeconds = "silence_seconds"
      case totalSeconds = "total_seconds"
      case memoryMegabytes = "memory_megabytes"
      case outputKilobytes = "output_kilobytes"
    }
  }

  /// What a gate or the compiler said.
  package struct FindingEntry: Codable, Hashable, Sendable {
    package let id: String
    package let severity: Finding.Severity
    package let summary: String
    package let explanation: String?
    package let location: SourceLocation?
    package let excerpt: String?
    package let nextSteps: [String]

    package enum CodingKeys: String, CodingKey {
      case id, severity, summary, explanation, location, excerpt
      case nextSteps = "next_steps"
    }
  }
}

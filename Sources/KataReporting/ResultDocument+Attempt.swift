import Foundation
package import KataCore

extension ResultDocument {
  /// Makes the document of an attempt.
  ///
  /// - Parameters:
  ///   - submission: The name under which a course knows it.
  ///   - scores: What is said of the design; nil when it was not scored.
  ///   - thresholds: The scores that had to be reached, which change nothing about the verdict.
  package init(
    _ attempt: Attempt, tool: String, submission: String? = nil, scores: ScoreDocument? = nil,
    thresholds: [ScoreThreshold] = []
  ) {
    schema = Self.schemaName
    self.tool = tool
    verdict = attempt.verdict.isPassed ? .passed : .notPassed
    gradable = true
    reason = Reason(Diagnosis(attempt))
    score = attempt.score
    maxScore = attempt.maxScore
    kata = KataReference(attempt.kata)
    pattern = attempt.pattern.id
    change = ChangeEntry(attempt)
    self.submission = Submission(id: submission, sha256: attempt.submission)
    checks = attempt.results.map { Check($0, in: attempt) }
    self.scores = scores
    self.thresholds = thresholds.isEmpty ? nil : thresholds.map(ThresholdEntry.init)
    findings = attempt.findings.map(FindingEntry.init)
    output = attempt.output
    seed = String(attempt.seed)
    toolchain = attempt.toolchain
    sandbox = Sandbox(attempt.isolation)
    limits = LimitEntries(attempt.kata.limits)
    started = Timestamp(attempt.started).description
    durationMs = max(ElapsedTime(attempt.duration).milliseconds, 0)
  }

  /// Makes the document of a check without a verdict, so that a CI job always gets a file.
  package init(_ check: UndecidedCheck, tool: String) {
    schema = Self.schemaName
    self.tool = tool
    verdict = .error
    gradable = false
    reason = Reason(kind: "undecided", message: check.problem)
    score = 0
    maxScore = 0
    kata = check.kata.map(KataReference.init)
    pattern = check.pattern?.id
    change = nil
    submission = nil
    checks = []
    scores = nil
    thresholds = nil
    findings = []
    output = ""
    seed = nil
    toolchain = check.toolchain
    sandbox = nil
    limits = check.kata.map { LimitEntries($0.limits) }
    started = Timestamp(check.started).description
    durationMs = max(ElapsedTime(check.duration).milliseconds, 0)
  }
}

extension ResultDocument.KataReference {
  init(_ kata: Kata) {
    self.init(id: kata.id, version: kata.version, title: kata.title)
  }
}

extension ResultDocument.ChangeEntry {
  fileprivate init?(_ attempt: Attempt) {
    guard let last = attempt.changes.last else { return nil }
    let footprint = attempt.footprint
    self.init(
      id: last.id, touched: footprint?.touched, added: footprint?.added, types: footprint?.types,
      tokens: footprint?.tokens)
  }
}

extension ResultDocument.Sandbox {
  fileprivate init(_ isolation: Isolation) {
    self.init(engine: isolation.engine, assurance: isolation.tier, note: isolation.note)
  }
}

extension ResultDocument.LimitEntries {
  fileprivate init(_ limits: Limits) {
    self.init(
      buildSeconds: limits.buildSeconds, silenceSeconds: limits.silenceSeconds,
      totalSeconds: limits.totalSeconds, memoryMegabytes: limits.memoryMegabytes,
      outputKilobytes: limits.outputKilobytes)
  }
}

extension ResultDocument.FindingEntry {
  init(_ finding: Finding) {
    self.init(
      id: finding.id, severity: finding.severity, summary: finding.summary,
      explanation: finding.explanation, location: finding.location, excerpt: finding.excerpt,
      nextSteps: finding.nextSteps)
  }
}

package import KataCore

/// What was found below `Sources` and `Tests`: the files to check, and what stands in the way of checking them.
package struct SourceReading: Sendable {
  /// The solution's files, sorted by path.
  package let files: [SourceFile]
  /// Errors first.
  package let findings: [Finding]
  /// The learner's own tests, which no verdict depends on.
  package let tests: OwnTestFiles

  package init(
    files: [SourceFile], findings: [Finding], tests: OwnTestFiles = OwnTestFiles()
  ) {
    self.files = files
    self.findings = findings
    self.tests = tests
  }

  /// Says whether the files may be compiled.
  package var isSound: Bool { !findings.contains { $0.severity == .error } }

  /// The hash under which this submission is recorded.
  package var submission: Digest { Digest(of: files + tests.files) }
}

package import KataCore

/// What was found below `Sources`: the files to check, and what stands in the way of checking them.
package struct SourceReading: Sendable {
  /// Sorted by path.
  package let files: [SourceFile]
  /// Errors first.
  package let findings: [Finding]

  package init(files: [SourceFile], findings: [Finding]) {
    self.files = files
    self.findings = findings
  }

  /// Says whether the files may be compiled.
  package var isSound: Bool { !findings.contains { $0.severity == .error } }

  /// The hash under which this submission is recorded.
  package var submission: Digest { Digest(of: files) }
}

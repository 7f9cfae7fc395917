/// The learner's own tests as they were read; they are no part of the solution.
package struct OwnTestFiles: Hashable, Sendable {
  /// Sorted by path.
  package let files: [SourceFile]
  /// What stood in the way of reading them; an error among these keeps them from being run.
  package let findings: [Finding]

  package init(files: [SourceFile] = [], findings: [Finding] = []) {
    self.files = files
    self.findings = findings
  }

  /// Says whether there is anything to tell of.
  package var areThere: Bool { !files.isEmpty || !findings.isEmpty }
}

/// The learner's files with a counter at every atom and a switch at every mutant.
package struct Instrumentation: Sendable {
  /// A counter, by its index.
  package struct Probe: Hashable, Sendable {
    package let path: RelativePath
    /// Where its atom begins in the learner's own file, in UTF-8 bytes.
    package let offset: Int

    package init(path: RelativePath, offset: Int) {
      self.path = path
      self.offset = offset
    }
  }

  /// What is compiled instead of the learner's files, our own support file included.
  package let files: [SourceFile]
  /// By index, beginning with 0.
  package let probes: [Probe]
  /// By number, beginning with 1, since switch 0 is the program as it is.
  ///
  /// A fate is `.uncovered` until a run says otherwise.
  package let mutants: [Mutant]
  /// For every mutant, the probe that counts when its line runs.
  package let probeOfMutant: [Int]

  package init(files: [SourceFile], probes: [Probe], mutants: [Mutant], probeOfMutant: [Int]) {
    self.files = files
    self.probes = probes
    self.mutants = mutants
    self.probeOfMutant = probeOfMutant
  }
}

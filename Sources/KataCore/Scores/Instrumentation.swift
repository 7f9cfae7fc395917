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

  /// A counter or mutant by the lines that its rewriting touches.
  package struct Place: Hashable, Sendable {
    package let key: MutantKey
    package let lines: ClosedRange<Int>

    package init(key: MutantKey, lines: ClosedRange<Int>) {
      self.key = key
      self.lines = lines
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

  /// Every rewritten place that is in use.
  package let places: [Place]
  /// The places that would not compile.
  package let leftOut: Set<MutantKey>

  package init(
    files: [SourceFile], probes: [Probe], mutants: [Mutant], probeOfMutant: [Int],
    places: [Place] = [], leftOut: Set<MutantKey> = []
  ) {
    self.files = files
    self.probes = probes
    self.mutants = mutants
    self.probeOfMutant = probeOfMutant
    self.places = places
    self.leftOut = leftOut
  }

  /// The same files with other fates.
  package func with(_ mutants: [Mutant]) -> Instrumentation {
    Instrumentation(
      files: files, probes: probes, mutants: mutants, probeOfMutant: probeOfMutant, places: places,
      leftOut: leftOut)
  }

  /// The places to leave out when the compiler complains about a line.
  ///
  /// - Parameter distance: How many lines away a place may be: a problem about a closure stands
  ///   where the closure begins, so that what is left of a problem is looked for farther away.
  package func keys(in path: RelativePath, line: Int, distance: Int = 0) -> Set<MutantKey> {
    let near = (line - distance)...(line + distance)
    return Set(
      places.lazy.filter { $0.key.path == path && $0.lines.overlaps(near) }.map(\.key)
    ).subtracting(leftOut)
  }
}

import KataCore

/// Gives numbers to the probes and mutants of all files.
struct InstrumentationPlan {
  private let leavingOut: Set<MutantKey>
  private var probes: [Instrumentation.Probe] = []
  private var mutants: [Mutant] = []
  private var probeOfMutant: [Int] = []
  private var places: [Instrumentation.Place] = []
  private var calls: Set<String> = []
  private var numbers: [MutantKey: Int] = [:]

  init(leavingOut: Set<MutantKey>) {
    self.leavingOut = leavingOut
  }

  /// The number of a place; nil when it is not in use.
  func number(_ key: MutantKey) -> Int? {
    leavingOut.contains(key) ? nil : numbers[key]
  }

  mutating func add(
    _ draft: FileDraft, of file: ParsedFile, only: ((RelativePath, Int) -> Bool)?
  ) {
    let path = file.source.path
    var indices: [Int: Int] = [:]
    for probe in draft.probes.sorted(by: { $0.offset < $1.offset })
    where indices[probe.offset] == nil {
      indices[probe.offset] = probes.count
      numbers[MutantKey(path: path, offset: probe.offset, operator: nil)] = probes.count
      probes.append(Instrumentation.Probe(path: path, offset: probe.offset))
    }
    // A frame has no number of its own, but is a place that may be left out.
    for frame in draft.frames where numbers[frame] == nil { numbers[frame] = 0 }
    for mutant in draft.mutants.sorted(by: { $0.key < $1.key }) {
      guard let atom = draft.atom(of: mutant), let probe = indices[atom], only?(path, atom) ?? true
      else { continue }
      add(mutant, at: mutant.takesFirstAtom ? atom : mutant.key.offset, probe, of: file)
    }
    for rewrite in draft.rewrites {
      if rewrite.keys.contains(where: { number($0) != nil }) {
        calls.formUnion(Self.calls(in: rewrite.before))
      }
      let place = rewrite.place ?? rewrite.range
      let lines =
        file.lines.position(of: place.lowerBound)
        .line...file.lines.position(of: place.upperBound).line
      for key in rewrite.keys where numbers[key] != nil {
        places.append(Instrumentation.Place(key: key, lines: lines))
      }
    }
  }

  private mutating func add(
    _ draft: FileDraft.MutantDraft, at offset: Int, _ probe: Int, of file: ParsedFile
  ) {
    guard let kind = draft.key.operator else { return }
    mutants.append(
      Mutant(
        operator: kind, location: file.location(offset: offset), offset: offset,
        original: draft.original, replacement: draft.replacement,
        fate: leavingOut.contains(draft.key) ? .dropped : .uncovered, killers: []))
    probeOfMutant.append(probe)
    numbers[draft.key] = mutants.count
  }

  /// The support functions that a rewrite calls.
  private static func calls(in text: String) -> [String] {
    text.split { !$0.isLetter && $0 != "_" }.filter { $0.hasPrefix("kata_") }.map(String.init)
  }

  func instrumentation(files: [SourceFile]) -> Instrumentation {
    let support = SupportFile(probes: probes.count, mutants: mutants.count, calls: calls).file
    return Instrumentation(
      files: files + [support], probes: probes, mutants: mutants, probeOfMutant: probeOfMutant,
      places: places, leftOut: leavingOut)
  }
}

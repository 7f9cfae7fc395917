import KataCore

/// What the walk through one file has found, before numbers are given.
struct FileDraft {
  struct ProbeDraft {
    let offset: Int
    /// The texts that belong to it; a `where` clause belongs to its subject.
    var extents: [Range<Int>]
  }

  struct MutantDraft {
    let key: MutantKey
    /// Where to look for its atom: the innermost one around this place, or the first one inside.
    let place: Range<Int>
    let takesFirstAtom: Bool
    let original: String
    let replacement: String
  }

  var probes: [ProbeDraft] = []
  var mutants: [MutantDraft] = []
  /// The places of call frames.
  var frames: [MutantKey] = []
  var rewrites: [Rewrite] = []
  var changes: [TokenChange] = []

  /// The offset of the atom that a mutant belongs to; nil when it is in none.
  func atom(of mutant: MutantDraft) -> Int? {
    if mutant.takesFirstAtom {
      return probes.lazy.map(\.offset).filter { mutant.place.contains($0) }.min()
    }
    var best: (start: Int, offset: Int)?
    for probe in probes {
      for extent in probe.extents where extent.contains(mutant.place.lowerBound) {
        if extent.lowerBound >= best?.start ?? 0 { best = (extent.lowerBound, probe.offset) }
      }
    }
    return best?.offset
  }
}

import KataCore

/// One thing to say about a design: what to look for, and the sentences that say it.
protocol DesignRule: Sendable {
  func findings(in context: FindingContext) -> [DesignFinding]
}

/// What rules may ask: the design, and of a kata's solution what its runs have shown.
struct FindingContext: Sendable {
  let design: Design
  var anchors: ScoreAnchors?
  /// Nil for code that was not run.
  var traces: RunTraces?
  /// The mutants of logic, with their fates by the suites.
  var mutants: [Mutant] = []
  /// The share of logic mutants that tests without a view notice; nil where nothing was measured.
  var killed: Double?
  /// What the learner's own tests did; nil when there are none.
  var ownTests: OwnTests?
  /// Whose tests count.
  var evidence = Scoring.Evidence.suites
  /// What to try first for a case that fails, by its id.
  var hints: [String: String] = [:]

  init(
    _ design: Design, anchors: ScoreAnchors? = nil, traces: RunTraces? = nil,
    mutants: [Mutant] = [], killed: Double? = nil, ownTests: OwnTests? = nil,
    evidence: Scoring.Evidence = .suites, hints: [String: String] = [:]
  ) {
    self.design = design
    self.anchors = anchors
    self.traces = traces
    self.mutants = mutants
    self.killed = killed
    self.ownTests = ownTests
    self.evidence = evidence
    self.hints = hints
  }

  var facts: ProgramFacts { design.facts }

  /// The id of the kata's lesson, else that of the lesson about the pattern of a type's screen; between screens of several it is the one on choosing.
  func lesson(of type: Int?) -> String {
    if let lesson = design.lesson { return lesson }
    let patterns = design.patterns[type ?? -1]
    return patterns.count == 1 ? patterns.first?.lesson ?? "choosing" : "choosing"
  }

  func lesson(about name: String?) -> String {
    lesson(of: facts.types.firstIndex { $0.name == name })
  }

  /// The type that a place lies in; nil for one before every function of its file.
  func type(at place: SourceLocation) -> Int? {
    facts.functions.filter { $0.location.path == place.path && $0.location.line <= place.line }
      .max { $0.location.line < $1.location.line }?.type
  }
}

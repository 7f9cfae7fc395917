/// What an instrumented run has seen: which cases ran which probes, and what each mutant met.
package struct RunTraces: Sendable {
  /// One suite case of the unmutated run.
  package struct CaseTrace: Hashable, Sendable {
    package let id: String
    package let group: CheckCase.Group
    /// What must hold, in one sentence.
    package let title: String
    package let isPassed: Bool
    package let loadsView: Bool
    /// The probes it hit.
    package let probes: Set<Int>
    /// What its first failure is about.
    package let about: Subject

    /// The contract's protocol by which a part is found, its member, and the learner's types, as far as a failure
    /// names them.
    package struct Subject: Hashable, Sendable {
      package let seam: String?
      package let member: String?
      package let types: [String]

      package init(seam: String? = nil, member: String? = nil, types: [String] = []) {
        self.seam = seam
        self.member = member
        self.types = types
      }
    }

    package init(
      id: String, group: CheckCase.Group, title: String = "", isPassed: Bool, loadsView: Bool,
      probes: Set<Int>, about: Subject = Subject()
    ) {
      self.id = id
      self.group = group
      self.title = title
      self.isPassed = isPassed
      self.loadsView = loadsView
      self.probes = probes
      self.about = about
    }
  }

  package let cases: [CaseTrace]
  /// In the order of `Instrumentation.mutants`, with their fates.
  package let mutants: [Mutant]
  /// The probes that behaviours hit only because of a call which nobody misses, for each such call.
  package let needless: [Set<Int>]
  /// What the learner's code did in any case that ran without a mutant.
  package let effects: Set<ObservedEffect>
  /// Why nothing could be run, if so; then there are no cases, and every mutant is dropped.
  package let problem: String?

  package init(
    cases: [CaseTrace], mutants: [Mutant], needless: [Set<Int>] = [],
    effects: Set<ObservedEffect> = [], problem: String? = nil
  ) {
    self.cases = cases
    self.mutants = mutants
    self.needless = needless
    self.effects = effects
    self.problem = problem
  }

  /// The same run with other fates.
  package func with(_ mutants: [Mutant]) -> RunTraces {
    RunTraces(
      cases: cases, mutants: mutants, needless: needless, effects: effects, problem: problem)
  }
}

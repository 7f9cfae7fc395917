/// What one walk over a file found, before it is known which names the learner's other files declare.
struct GateFacts: Sendable {
  /// A refusal that no declaration of the learner can lift.
  struct Refusal: Sendable {
    let problem: GateProblem
    let offset: Int
  }

  /// A refusal that falls away when the learner declared the name.
  struct Suspicion: Sendable {
    let problem: GateProblem
    let offset: Int
    /// The names that lift it, the label of a parameter with its colon.
    let names: [String]
  }

  var refusals: [Refusal] = []
  var suspicions: [Suspicion] = []
  /// Types and functions, which the learner's other files see too.
  var declared: Set<String> = []
  /// Parameters and variables, which count in this file only.
  var local: Set<String> = []

  mutating func refuse(_ problem: GateProblem, at offset: Int) {
    refusals.append(Refusal(problem: problem, offset: offset))
  }

  mutating func suspect(_ problem: GateProblem, at offset: Int, unless names: [String]) {
    suspicions.append(Suspicion(problem: problem, offset: offset, names: names))
  }
}

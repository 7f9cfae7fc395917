import KataCore
import KataSyntax

extension Evidence {
  /// What is known where nothing could be run: the mutants that there would have been, all dropped, and why.
  static func none(of prepared: PreparedSources, _ reason: String) -> Evidence {
    let instrumentation = Instrumenter().instrument(prepared.files)
    let dropped = instrumentation.mutants.map {
      Mutant(
        operator: $0.operator, location: $0.location, offset: $0.offset, original: $0.original,
        replacement: $0.replacement, fate: .dropped, killers: [])
    }
    return Evidence(
      instrumentation: instrumentation,
      traces: RunTraces(cases: [], mutants: dropped, problem: reason))
  }
}

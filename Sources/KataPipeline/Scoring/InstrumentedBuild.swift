import Foundation
import KataBuilding
import KataCore

/// Builds a solution with counters and switches, leaving out what would not compile.
struct InstrumentedBuild: Sendable {
  /// A library with all that its probes and mutants stand for.
  struct Product: Sendable {
    let instrumentation: Instrumentation
    let library: URL

    /// The same product for further runs, which need not try what nobody would notice.
    func leavingOutEquivalents(in traces: RunTraces) -> Product {
      let mutants = zip(instrumentation.mutants, traces.mutants).map { mutant, tried in
        tried.fate == .equivalent ? tried : mutant
      }
      return Product(instrumentation: instrumentation.with(mutants), library: library)
    }

    /// The same product for further runs of those alone that no behaviour has noticed.
    func keepingEquivalents(in traces: RunTraces) -> Product {
      let mutants = zip(instrumentation.mutants, traces.mutants).map { mutant, tried in
        tried.fate == .equivalent ? mutant : tried
      }
      return Product(instrumentation: instrumentation.with(mutants), library: library)
    }
  }

  /// How far around a problem places are left out, from one try to the next; at last those of the whole file.
  private static let distances = [0, 3, 1_000_000]

  let builder: SolutionBuilder
  let form: SolutionForm
  /// Makes the files again with some places left out.
  let instrument: @Sendable (Set<MutantKey>) -> Instrumentation

  /// Instruments and builds; nil when that cannot be done.
  ///
  /// - Parameter folder: An empty folder of the caller's for this build alone.
  /// - Throws: `BuildError`, `ProcessError` or `CancellationError`.
  func product(in folder: URL) async throws -> Product? {
    var leftOut: Set<MutantKey> = []
    for (count, distance) in (Self.distances.map(Int?.some) + [nil]).enumerated() {
      let instrumentation = instrument(leftOut)
      let place = folder.appending(path: "try-\(count)")
      switch try await builder.build(instrumentation.files, as: form, in: place) {
      case .built(let library, _):
        return Product(instrumentation: instrumentation, library: library)
      case .rejected(let findings):
        guard let distance else { return nil }
        leftOut.formUnion(Self.culprits(findings, instrumentation, distance))
      case .refused, .stopped:
        return nil
      }
    }
    return nil
  }

  /// The places on the lines that the compiler complains about.
  private static func culprits(
    _ findings: [Finding], _ instrumentation: Instrumentation, _ distance: Int
  ) -> Set<MutantKey> {
    findings.filter { $0.severity == .error }.compactMap(\.location).reduce(into: []) {
      $0.formUnion(instrumentation.keys(in: $1.path, line: $1.line, distance: distance))
    }
  }
}

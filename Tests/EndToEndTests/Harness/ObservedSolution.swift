import Foundation
import KataCore
import KataSyntax

@testable import KataPipeline

/// A solution of the greeting that has run instrumented, with its effects and mutants by the text that they are about.
struct ObservedSolution: Sendable {
  let traces: RunTraces
  private let instrumentation: Instrumentation
  private let texts: [RelativePath: [UInt8]]

  init(_ pattern: String, isStarter: Bool = false) async throws {
    let stand = try await MutantStand(pattern, isStarter: isStarter)
    try await self.init(stand.request.files, on: stand)
  }

  init(_ files: [SourceFile], on stand: MutantStand) async throws {
    instrumentation = Instrumenter().instrument(files)
    traces = try await stand.traces(of: instrumentation)
    texts = Dictionary(uniqueKeysWithValues: files.map { ($0.path, Array($0.text.utf8)) })
  }

  /// Where effects of one kind come from: the file and the beginning of the statement, up to its first parenthesis
  /// or brace.
  func places(of kind: ObservedEffect.Kind) -> Set<String> {
    Set(traces.effects.filter { $0.kind == kind }.map { place(instrumentation.probes[$0.probe]) })
  }

  /// The files that effects of one kind come from.
  func files(of kind: ObservedEffect.Kind) -> Set<String> {
    Set(places(of: kind).compactMap { $0.split(separator: ":").first.map(String.init) })
  }

  private func place(_ probe: Instrumentation.Probe) -> String {
    let rest = (texts[probe.path] ?? []).dropFirst(probe.offset)
    let ends = "({\n".utf8
    let statement = String(decoding: rest.prefix { !ends.contains($0) }, as: UTF8.self)
    let file = probe.path.description.split(separator: "/").last ?? ""
    return "\(file): \(statement.trimmingCharacters(in: .whitespaces))"
  }

  /// What the mutants of a text in a file alter, each once.
  func alterations(of original: String, in file: String) -> Set<ObservedEffect.Kind?> {
    Set(
      traces.mutants.filter {
        $0.original == original && $0.location.path.description.hasSuffix("/\(file).swift")
      }.map(\.alters))
  }
}

import KataCore

/// The file of ours in the learner's module: it tells the suite host which type `Solution` is.
enum Registration {
  /// The function that the suite host looks for.
  static let symbol = "kata_solution"

  /// The functions of the file that instrumentation adds.
  static let instrumentedSymbols: Set<String> = [
    "kata_probe_count", "kata_mutant_count", "kata_probe_hits", "kata_probe_reset",
    "kata_mutant_unfit", "kata_mutant_set", "kata_current_statement",
  ]

  /// The functions of the file that tracing adds.
  static let tracedSymbols: Set<String> = [
    "kata_trace_calls", "kata_trace_count", "kata_trace_reset",
  ]

  static let path: RelativePath = "KataRegistration.swift"

  static func file(for sources: [SourceFile]) -> SourceFile {
    SourceFile(path: path, text: text(for: sources))
  }

  private static func text(for sources: [SourceFile]) -> String {
    """
    \(FormatShim.text)
    \(LocalizationShim.text)
    \(PhoneShim.text(for: sources))
    @_cdecl("\(symbol)") public func kata_solution(_ out: UnsafeMutableRawPointer) {
      unsafe out.assumingMemoryBound(to: Any.Type.self).initialize(to: Solution.self)
    }

    """
  }
}

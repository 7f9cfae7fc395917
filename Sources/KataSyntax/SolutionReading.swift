package import KataCore

/// A learner's files, judged by the static gate and bridged for the compiler.
///
/// A file in whose words there is nothing to judge and nothing to bridge is not parsed.
package struct SolutionReading: Sendable {
  /// What the gate refuses and the bridge cannot do, in the order of the files.
  package let findings: [Finding]
  /// What to compile, one for each source.
  package let files: [BridgedFile]
  /// The learner's files that had to be parsed, as they are written.
  package let parsed: [ParsedFile]

  /// Reads a solution of one kata.
  ///
  /// - Parameters:
  ///   - contract: The module of the kata's contract.
  ///   - services: The duties of the contract's services, by their names.
  ///   - parser: Knows the files that came before.
  package init(
    _ sources: [SourceFile], contract: String, services: [String: Responsibility] = [:],
    parser: FileParser = FileParser()
  ) {
    let gate = StaticGate(contract: contract, services: services)
    let glance = gate.glance
    let bridge = TargetActionBridge()
    let needs = SideBySide.map(sources) { BridgingNeeds(in: Array($0.text.utf8)) }
    // The class may stand in any file.
    let needsAll = needs.contains(where: \.hasMovedOverrides)
    let isObserved = needs.contains(where: \.observesValues)
    let parsed = SideBySide.map(Array(zip(sources, needs))) { source, needs -> ParsedFile? in
      let bytes = Array(source.text.utf8)
      let isPlain = !needsAll && !glance.isSuspicious(bytes) && !needs.areAny
      guard isPlain, parser.measured(source).risk == nil else {
        return parser.parsed(source)
      }
      return nil
    }
    let readable = parsed.compactMap(\.self)
    let program = BridgedProgram(
      moved: needsAll ? DeepStack.run(for: readable) { ExtensionOverrides(in: readable) } : nil,
      isObserved: isObserved)
    let files = zip(sources, parsed).map { source, file in
      file.map { bridge.bridge($0, of: program) }
        ?? BridgedFile(source: source, text: source.text)
    }
    self.files = files
    self.parsed = readable
    let written = gate.findings(in: readable)
    let compiled = CompiledTexts(
      files: files, gate: gate, glance: glance, parser: parser)
    findings = written + files.flatMap(\.findings) + compiled.findings(beside: written)
  }
}

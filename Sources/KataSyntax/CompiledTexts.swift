import KataCore

/// The texts that the compiler gets, judged once more where they are not the learner's.
///
/// What the bridge writes is meant to be harmless. The gate sees it all the same, so that nothing is compiled
/// which it has not read.
struct CompiledTexts: Sendable {
  let files: [BridgedFile]
  let gate: StaticGate
  let glance: WordGlance
  let parser: FileParser

  /// Findings that the learner's own text did not show, at the learner's lines and columns.
  ///
  /// - Parameter known: What was found in the learner's text.
  func findings(beside known: [Finding]) -> [Finding] {
    let changed = files.filter(\.isChanged)
    // Nothing that the gate refuses can be written without one of the glance's words.
    guard changed.contains(where: isSuspicious) else { return [] }
    let seen = Set(known.map(Subject.init))
    let bridges = Dictionary(changed.map { ($0.source.path, $0) }) { first, _ in first }
    return gate.findings(in: suspects).compactMap { finding in
      let bridge = finding.location.flatMap { bridges[$0.path] }
      let finding = bridge?.unbridged(finding) ?? finding
      return seen.contains(Subject(finding)) ? nil : finding
    }
  }

  /// All files with something to judge, since a name that any of them declares is the learner's.
  private var suspects: [ParsedFile] {
    files.filter(isSuspicious).map {
      parser.parsed(SourceFile(path: $0.source.path, text: $0.text))
    }
  }

  private func isSuspicious(_ file: BridgedFile) -> Bool {
    glance.isSuspicious(Array(file.text.utf8))
  }

  /// What a finding is about, whatever column it stands at.
  private struct Subject: Hashable {
    let summary: String
    let path: RelativePath?
    let line: Int?

    init(_ finding: Finding) {
      summary = finding.summary
      path = finding.location?.path
      line = finding.location?.line
    }
  }
}

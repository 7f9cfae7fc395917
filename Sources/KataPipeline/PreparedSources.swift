import KataCore
import KataSyntax

/// The learner's files, parsed once, and in the form in which they are compiled.
struct PreparedSources: Sendable {
  let parsed: [ParsedFile]
  private let bridges: [RelativePath: BridgedFile]
  /// What the compiler gets: the learner's text, with selectors written as Swift on Linux knows them.
  let compiled: [SourceFile]

  init(_ files: [SourceFile]) {
    parsed = files.map { ParsedFile($0) }
    let bridged = parsed.map { TargetActionBridge().bridge($0) }
    bridges = Dictionary(bridged.map { ($0.source.path, $0) }) { first, _ in first }
    compiled = bridged.map { SourceFile(path: $0.source.path, text: $0.text) }
  }

  /// What the static gate and the bridge have to say.
  func gateFindings(contract: String) -> [Finding] {
    StaticGate(contract: contract).findings(in: parsed)
      + parsed.compactMap { bridges[$0.source.path]?.findings }.joined()
  }

  /// The compiler's findings at the learner's own lines and columns.
  func unbridged(_ findings: [Finding]) -> [Finding] {
    findings.map { finding in
      guard let location = finding.location, let bridge = bridges[location.path], bridge.isChanged
      else { return finding }
      let place = bridge.original(line: location.line, column: location.column)
      return Finding(
        id: finding.id, severity: finding.severity, summary: finding.summary,
        explanation: finding.explanation,
        location: SourceLocation(path: location.path, line: place.line, column: place.column),
        excerpt: bridge.source.line(place.line), nextSteps: finding.nextSteps)
    }
  }
}

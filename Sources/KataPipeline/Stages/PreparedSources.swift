import KataCore
import KataSyntax

/// The learner's files as the gate has read them, in the form in which they are compiled.
struct PreparedSources: Sendable {
  let files: [SourceFile]
  /// What the static gate and the bridge have to say.
  let findings: [Finding]
  private let bridges: [RelativePath: BridgedFile]
  private let trees: [RelativePath: ParsedFile]
  private let parser: FileParser

  private init(_ files: [SourceFile], as reading: SolutionReading, parser: FileParser) {
    self.files = files
    self.parser = parser
    findings = reading.findings
    bridges = Dictionary(reading.files.map { ($0.source.path, $0) }) { first, _ in first }
    trees = Dictionary(reading.parsed.map { ($0.source.path, $0) }) { first, _ in first }
  }

  /// Gates and translates a solution's files, by `StaticGate` and `TargetActionBridge`.
  ///
  /// - Parameters:
  ///   - contract: The module of the kata's contract.
  ///   - services: The duties of the contract's services, by their names.
  static func gated(
    _ files: [SourceFile], contract: String, services: [String: Responsibility] = [:],
    parser: FileParser = FileParser()
  ) -> PreparedSources {
    PreparedSources(
      files,
      as: SolutionReading(files, contract: contract, services: services, parser: parser),
      parser: parser)
  }

  /// The learner's files as they are written; those that the gate had to parse are not parsed again.
  var parsed: [ParsedFile] { files.map { trees[$0.path] ?? parser.parsed($0) } }

  /// What the compiler gets: the learner's text, with selectors written as Swift on Linux knows them.
  var compiled: [SourceFile] {
    files.map { SourceFile(path: $0.path, text: bridges[$0.path]?.text ?? $0.text) }
  }

  /// The compiler's findings at the learner's own lines and columns.
  func unbridged(_ findings: [Finding]) -> [Finding] {
    findings.map { finding in
      finding.location.flatMap { bridges[$0.path] }?.unbridged(finding) ?? finding
    }
  }
}

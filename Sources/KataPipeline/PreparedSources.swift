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

  init(
    _ files: [SourceFile], contract: String, services: [String: Responsibility] = [:],
    parser: FileParser = FileParser()
  ) {
    let reading = SolutionReading(files, contract: contract, services: services, parser: parser)
    self.files = files
    self.parser = parser
    findings = reading.findings
    bridges = Dictionary(reading.files.map { ($0.source.path, $0) }) { first, _ in first }
    trees = Dictionary(reading.parsed.map { ($0.source.path, $0) }) { first, _ in first }
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

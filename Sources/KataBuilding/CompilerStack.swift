import KataCore

/// What a compiler that was stopped, or that has crashed, says of the place in the learner's files it was at.
struct CompilerStack: Sendable {
  /// The place, where it said one.
  let location: SourceLocation?
  private let excerpt: String?

  /// Reads the compiler's standard error.
  ///
  /// The outermost entry comes first, and entries quote the learner's text, which may itself look like one: the worst
  /// that comes of it is a wrong line of the learner's own.
  init(sources: [SourceFile], text: String) {
    let files = Dictionary(sources.map { ($0.path.description, $0) }) { first, _ in first }
    let lines = text.split(separator: "\n").drop { !$0.hasPrefix("Stack dump:") }
    let entries = lines.filter { $0.prefixMatch(of: /[0-9]+\.\t/) != nil }
    let places = entries.compactMap { Self.place(in: $0, files) }
    location = places.last
    excerpt = places.last.flatMap { files[$0.path.description]?.line($0.line) }
  }

  /// The last place of an entry such as `While type-checking expression at [Sources/A.swift:4:11 - line:4:60]`.
  ///
  /// An entry about a whole file names it in quotation marks.
  private static func place(
    in entry: Substring, _ files: [String: SourceFile]
  ) -> SourceLocation? {
    let entry = entry.prefix { $0 != "\n" }.prefix(4096)
    let exact = entry.matches(of: /([^\s:\[@(]+\.swift):([0-9]{1,9}):([0-9]{1,9})/)
      .filter { files[String($0.1)] != nil }
    if let match = exact.first, let path = files[String(match.1)]?.path,
      let line = Int(match.2), let column = Int(match.3)
    {
      return SourceLocation(path: path, line: line, column: column)
    }
    guard let match = entry.firstMatch(of: /source_file "([^"]+)"/),
      let path = files[String(match.1)]?.path
    else { return nil }
    return SourceLocation(path: path, line: 1, column: 1)
  }
}

extension CompilerStack {
  /// A build that reached a limit, with what the compiler had found by then and the place it was at.
  func stop(_ limit: Verdict.Limit, _ findings: [Finding]) -> BuildOutcome {
    let errors = findings.filter { $0.severity == .error }
    let isKnown = errors.contains { $0.location?.line == location?.line }
    return .stopped(limit, findings: isKnown || limit == .output ? errors : errors + slowPlace)
  }

  private var slowPlace: [Finding] {
    guard let location else { return [] }
    return [
      Finding(
        id: "compiler.slow", summary: "The compiler did not get beyond this place.",
        location: location, excerpt: excerpt,
        nextSteps: [
          "Give what is declared here a type, and split the expression into parts with types of their own."
        ])
    ]
  }

  /// What to say of a compiler that ended itself.
  var crash: Finding {
    Finding(
      id: "compiler.crashed", summary: "The compiler itself gave up on these files.",
      explanation: location == nil
        ? "It stopped without saying where; that is a bug in the compiler."
        : "It stopped at this place; that is a bug in the compiler.",
      location: location, excerpt: excerpt,
      nextSteps: ["Undo the last change (`kata undo`), then make it in smaller steps."])
  }
}

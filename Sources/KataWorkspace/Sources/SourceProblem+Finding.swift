import KataCore

extension SourceProblem {
  /// The problem as it is told to the learner.
  var finding: Finding {
    switch self {
    case .noFolder, .noFile, .tooManyFiles, .tooManyEntries: aboutTheWhole
    case .tooBig, .vanished, .unreadable, .notUTF8: aboutContent
    default: aboutTheEntry
    }
  }

  private var aboutTheWhole: Finding {
    let back = ["kata undo brings back the files of the last check, kata reset the starter's"]
    return switch self {
    case .noFolder:
      Finding(
        id: "source.folder", summary: "There is no Sources folder, so there is nothing to check",
        nextSteps: back)
    case .noFile:
      Finding(
        id: "source.none", summary: "There is no .swift file in Sources", nextSteps: back)
    case .tooManyFiles(let count, let top):
      tooMany("\(top) holds \(count) files, and a check takes \(SourceReader.maximumFiles)", top)
    case .tooManyEntries(let top):
      tooMany(
        """
        \(top) holds more than \(SourceWalk.maximumEntries) files and folders, and a check takes \
        \(SourceReader.maximumFiles) files
        """, top)
    default: aboutTheEntry
    }
  }

  private func tooMany(_ summary: String, _ top: String) -> Finding {
    Finding(
      id: "source.count", summary: summary,
      nextSteps: ["Move what is not part of the kata out of \(top)"])
  }

  private var aboutContent: Finding {
    switch self {
    case .tooBig(let path):
      entry(
        "size", path, "is bigger than the \(SourceReader.maximumBytes >> 20) MB a check takes",
        next: "Split it, or move it out of \(Self.top(of: path))")
    case .vanished(let path):
      entry(
        "vanished", path, "was there a moment ago and is gone",
        next: "Let your editor finish saving, then check again")
    case .unreadable(let path):
      entry(
        "unreadable", path, "may not be read",
        next: "Give yourself the right: chmod -R u+rX \(Self.top(of: path))")
    case .notUTF8(let path, let fault):
      Finding(
        id: "source.encoding",
        summary: "\(path) is not UTF-8: byte \(fault.byteOffset), line \(fault.line)",
        explanation: fault.looksLikeUTF16 ? "It looks like UTF-16." : nil,
        location: SourceLocation(path: path, line: fault.line, column: fault.column),
        nextSteps: ["Save it as UTF-8"])
    default: aboutTheEntry
    }
  }

  private var aboutTheEntry: Finding {
    switch self {
    case .link(let path):
      entry(
        "link", path, "is a symbolic link, and links are not followed",
        next: "Put the file itself there")
    case .special(let path):
      entry(
        "special", path, "is not what belongs there: neither a regular file nor a folder of them",
        next: "Move it away")
    case .kind(let path):
      entry(
        "kind", path, "is not Swift; a solution consists of .swift files alone",
        next: "Move it out of \(Self.top(of: path))")
    case .capital(let path):
      entry(
        "kind", path, "ends in capitals, so the compiler takes it for no Swift file",
        next: "Rename it so that it ends in .swift")
    case .name(let path):
      entry(
        "name", path, "has a name that no tool should be given",
        why: "Names may not begin with - or @, hold control characters, or be other than UTF-8.",
        next: "Rename it, or move it out of \(Self.top(of: path))")
    case .twin(let path):
      entry(
        "name", path, "is there twice, spelled with different bytes for the same letters",
        next: "Rename one of the two")
    case .tooDeep(let path):
      entry(
        "depth", path,
        "lies deeper than the \(SourceWalk.maximumDepth) folders inside each other that a check takes",
        next: "Move it up, or out of \(Self.top(of: path))")
    case .leftOut(let path):
      entry("ignored", path, "is not Swift and is left out", severity: .note, next: nil)
    default: aboutTheWhole
    }
  }

  private func entry(
    _ id: String, _ path: String, _ what: String, severity: Finding.Severity = .error,
    why: String? = nil, next: String?
  ) -> Finding {
    let place = RelativePath(path).map { SourceLocation(path: $0, line: 1, column: 1) }
    return Finding(
      id: "source.\(id)", severity: severity, summary: "\(Self.printable(path)) \(what)",
      explanation: why, location: place, nextSteps: next.map { [$0] } ?? [])
  }

  /// The folder of the workspace that it lies in.
  private static func top(of path: String) -> String {
    path.hasPrefix(WorkspaceLayout.tests) ? WorkspaceLayout.tests : WorkspaceLayout.sources
  }

  /// A name that cannot move the cursor or break a line.
  private static func printable(_ path: String) -> String {
    path.unicodeScalars.map { scalar in
      let isControl = scalar.properties.generalCategory == .control
      return isControl ? scalar.escaped(asASCII: true) : String(scalar)
    }.joined()
  }
}

extension SourceProblem: Comparable {
  /// Errors come first, then the order of the paths in the sentences.
  static func < (left: Self, right: Self) -> Bool {
    if left.isError != right.isError { return left.isError }
    return left.finding.summary < right.finding.summary
  }
}

import KataCore

extension LineDiff {
  /// The diff as text that `patch -p1` and `git apply` take; empty when nothing changed.
  package var unifiedText: String {
    files.map(\.unifiedText).joined()
  }
}

extension LineDiff.File {
  fileprivate var unifiedText: String {
    let (old, new) = (Self.quoted("a/\(path)"), Self.quoted("b/\(path)"))
    // Without git's lines, an empty file could be neither made nor removed.
    var text = "diff --git \(old) \(new)\n"
    if change == .added { text += "new file mode 100644\n" }
    if change == .removed { text += "deleted file mode 100644\n" }
    let oldName = change == .added ? "/dev/null" : Self.ended(old)
    let newName = change == .removed ? "/dev/null" : Self.ended(new)
    if isBinary { return text + "Binary files \(oldName) and \(newName) differ\n" }
    guard !hunks.isEmpty else { return text }
    return text + "--- \(oldName)\n+++ \(newName)\n" + hunks.map(\.unifiedText).joined()
  }

  /// A name in C's quotes when it could be misread without them.
  private static func quoted(_ name: String) -> String {
    guard name.contains(where: { $0 == "\"" || $0 == "\\" }) else { return name }
    let escaped = name.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }
    return "\"\(escaped.joined())\""
  }

  /// A tab ends a name that holds spaces, which patch would otherwise take for the end.
  private static func ended(_ name: String) -> String {
    name.contains(" ") ? name + "\t" : name
  }
}

extension LineDiff.Hunk {
  fileprivate var unifiedText: String {
    let header = "@@ -\(span(oldStart, oldCount)) +\(span(newStart, newCount)) @@\n"
    return header + lines.map(\.unifiedText).joined()
  }

  private func span(_ start: Int, _ count: Int) -> String {
    count == 1 ? "\(start)" : "\(start),\(count)"
  }
}

extension LineDiff.Line {
  fileprivate var unifiedText: String {
    let mark =
      switch kind {
      case .context: " "
      case .added: "+"
      case .removed: "-"
      }
    return "\(mark)\(text)\n" + (endsWithNewline ? "" : "\\ No newline at end of file\n")
  }
}

package import KataCore

/// A learner's file as the compiler gets it, with the way back to the columns that the learner sees.
///
/// A bridged file has the same lines as the original; only columns move, and only on lines where something was bridged.
package struct BridgedFile: Sendable {
  package let source: SourceFile
  /// What to compile, under the path of `source`.
  package let text: String
  /// What the learner has to write differently, because nothing can stand in for it.
  package let findings: [Finding]
  /// The edits that change a line's length, in the order of the text.
  private let shifts: [Shift]

  /// An edit on one line: how many bytes went and came, from a column of the original on.
  struct Shift: Sendable {
    let line: Int
    let column: Int
    let removed: Int
    let inserted: Int
    /// The learner's place for all of what came.
    var origin: SourcePlace?
  }

  init(source: SourceFile, text: String, findings: [Finding] = [], shifts: [Shift] = []) {
    self.source = source
    self.text = text
    self.findings = findings
    self.shifts = shifts
  }

  /// Says whether there was anything to change.
  package var isChanged: Bool { text != source.text }

  /// The learner's place for a place in `text`; inside inserted text it is where that was inserted.
  package func original(line: Int, column: Int) -> (line: Int, column: Int) {
    var moved = 0
    for shift in shifts where shift.line == line {
      let start = shift.column + moved
      if column < start { break }
      if column < start + shift.inserted {
        return (line, shift.column + min(column - start, max(shift.removed - 1, 0)))
      }
      moved += shift.inserted - shift.removed
    }
    return (line, column - moved)
  }

  /// A finding about `text` at the learner's own line and column.
  package func unbridged(_ finding: Finding) -> Finding {
    guard let location = finding.location, location.path == source.path, isChanged else {
      return finding
    }
    let place = place(line: location.line, column: location.column)
    return Finding(
      id: finding.id, severity: finding.severity,
      summary: MovedName.original(in: finding.summary),
      explanation: finding.explanation.map(MovedName.original),
      location: place.location, excerpt: place.excerpt, nextSteps: finding.nextSteps)
  }

  private func place(line: Int, column: Int) -> SourcePlace {
    var moved = 0
    for shift in shifts where shift.line == line {
      let start = shift.column + moved
      if let origin = shift.origin, column >= start, column < start + shift.inserted {
        return origin
      }
      moved += shift.inserted - shift.removed
    }
    let place = original(line: line, column: column)
    return SourcePlace(
      location: SourceLocation(path: source.path, line: place.line, column: place.column),
      excerpt: source.line(place.line) ?? "")
  }
}

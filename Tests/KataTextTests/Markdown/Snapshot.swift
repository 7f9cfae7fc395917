import Foundation
import Testing

/// A whole screen, compared with the one recorded in the Snapshots folder beside the test.
enum Snapshot {
  /// Compares; with `KATA_RECORD=1` in the environment it records instead, and fails so that nobody records by habit.
  static func expect(
    _ text: String, named name: String, file: String = #filePath,
    at place: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let url = URL(filePath: file).deletingLastPathComponent()
      .appending(path: "Snapshots/\(name).txt")
    if ProcessInfo.processInfo.environment["KATA_RECORD"] == "1" {
      try Data(text.utf8).write(to: url)
      Issue.record("recorded \(name); run again without KATA_RECORD", sourceLocation: place)
      return
    }
    let recorded = try? String(contentsOf: url, encoding: .utf8)
    guard recorded != text else { return }
    let difference = difference(from: recorded ?? "", to: text)
    Issue.record("\(name) looks different:\n\(difference)", sourceLocation: place)
  }

  private static func difference(from old: String, to new: String) -> String {
    let (old, new) = (old.components(separatedBy: "\n"), new.components(separatedBy: "\n"))
    return new.difference(from: old).map { change in
      switch change {
      case .remove(let line, let text, _): "- \(line + 1): \(text)"
      case .insert(let line, let text, _): "+ \(line + 1): \(text)"
      }
    }.joined(separator: "\n")
  }
}

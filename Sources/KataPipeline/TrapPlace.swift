import KataCore

/// Where a trap happened, as the runtime says it in front of its message: `App/Presenter.swift:12: Fatal error`.
struct TrapPlace: Sendable {
  let location: SourceLocation

  /// Reads the message; nil when it names no file of the learner's, or a name that two of them share.
  init?(message: String, files: [SourceFile]) {
    let parts = message.split(separator: ":", maxSplits: 2)
    guard parts.count == 3, let line = Int(parts[1]),
      let name = parts[0].split(separator: "/").last
    else { return nil }
    let named = files.filter { $0.path.name == name }
    guard named.count == 1, let file = named.first else { return nil }
    location = SourceLocation(path: file.path, line: line, column: 1)
  }
}

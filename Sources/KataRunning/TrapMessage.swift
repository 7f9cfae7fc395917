/// The runtime's last words when a Swift program traps, such as `Fatal error: Index out of range`, and its list of calls.
struct TrapMessage: Sendable {
  /// The sentence, with the file and line that the runtime names in front.
  let text: String
  /// What the program had printed before.
  let before: String
  /// The list of calls that the runtime wrote after the sentence; empty when it wrote none.
  let calls: String

  /// Finds the last such line; nil when the program died without one.
  init?(in output: String) {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    guard let index = lines.lastIndex(where: { Self.isLastWord($0) }) else { return nil }
    text = String(lines[index].prefix(400))
    before = lines[..<index].map { $0 + "\n" }.joined()
    calls = lines[(index + 1)...].joined(separator: "\n")
  }

  private static func isLastWord(_ line: Substring) -> Bool {
    line.contains("Fatal error") || line.contains("fatal error")
  }

  var isOutOfMemory: Bool {
    text.contains("failed to allocate") || text.contains("out of memory")
  }
}

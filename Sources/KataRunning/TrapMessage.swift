/// The runtime's last words when a Swift program traps, such as `Fatal error: Index out of range`.
struct TrapMessage: Sendable {
  /// The sentence, with the file and line that the runtime names in front.
  let text: String

  /// Finds the last such line; nil when the program died without one.
  init?(in output: String) {
    let lines = output.split(separator: "\n")
    guard let line = lines.last(where: { $0.contains("Fatal error") || $0.contains("fatal error") })
    else { return nil }
    text = String(line.prefix(400))
  }

  var isOutOfMemory: Bool {
    text.contains("failed to allocate") || text.contains("out of memory")
  }
}

/// What a child did: a non-zero exit is a result like any other.
package struct ProcessResult: Sendable {
  package enum Ending: Hashable, Sendable {
    case exited(Int32)
    case signalled(Int32)
    /// The parent stopped it because a limit was reached.
    case stopped(StopReason)
  }

  package enum StopReason: Hashable, Sendable {
    case totalTime, silence, output
  }

  package let ending: Ending
  /// Standard output, up to the limit.
  package let output: [UInt8]
  /// Standard error, up to the limit.
  package let errors: [UInt8]
  package let duration: Duration

  package init(
    ending: Ending, output: [UInt8] = [], errors: [UInt8] = [], duration: Duration = .zero
  ) {
    self.ending = ending
    self.output = output
    self.errors = errors
    self.duration = duration
  }

  package var isSuccess: Bool { ending == .exited(0) }

  /// Standard output as text; malformed bytes become U+FFFD.
  package var outputText: String { String(decoding: output, as: UTF8.self) }

  /// Standard error as text; malformed bytes become U+FFFD.
  package var errorText: String { String(decoding: errors, as: UTF8.self) }
}

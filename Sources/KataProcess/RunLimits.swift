/// What the parent allows a child before it stops the child's whole process group.
package struct RunLimits: Hashable, Sendable {
  /// Longest time from start to end.
  package var total: Duration
  /// Longest time without a byte on standard output, time spent waiting for a processor left out; nil for no such limit.
  package var silence: Duration?
  /// How many bytes either stream may carry.
  package var outputBytes: Int
  /// How long a child at its longest time may react to SIGQUIT before it is killed; nil to kill it at once.
  package var quitGrace: Duration?

  package init(
    total: Duration, silence: Duration? = nil, outputBytes: Int = 16 << 20,
    quitGrace: Duration? = nil
  ) {
    self.total = total
    self.silence = silence
    self.outputBytes = outputBytes
    self.quitGrace = quitGrace
  }
}

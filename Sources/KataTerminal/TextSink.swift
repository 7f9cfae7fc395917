/// Where a command's words go: one stream of text, to a descriptor or, in tests, to memory.
package protocol TextSink: Sendable {
  func write(_ text: String)
  /// Says whether words still arrive; false once the reader has gone or the disk is full.
  var isOpen: Bool { get }
}

extension TextSink {
  package var isOpen: Bool { true }
}

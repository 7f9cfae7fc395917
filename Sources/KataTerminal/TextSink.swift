/// Where a command's words go: one stream of text, to a descriptor or, in tests, to memory.
package protocol TextSink: Sendable {
  func write(_ text: String)
}

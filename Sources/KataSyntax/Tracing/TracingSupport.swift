import KataCore

/// The file of ours beside a learner's traced ones, which keeps what was gone through.
enum TracingSupport {
  /// The most that is kept of what one action goes through.
  static let capacity = 4096

  static let file = SourceFile(
    path: "KataTracing.swift",
    text: """
      nonisolated(unsafe) let kata_calls = UnsafeMutablePointer<Int32>.allocate(capacity: \(capacity))
      nonisolated(unsafe) var kata_call_number: Int32 = 0
      @_cdecl("kata_trace_calls") public nonisolated func kata_trace_calls() -> UnsafeMutableRawPointer {
        unsafe UnsafeMutableRawPointer(kata_calls)
      }
      @_cdecl("kata_trace_count") public nonisolated func kata_trace_count() -> Int32 {
        kata_call_number
      }
      @_cdecl("kata_trace_reset") public nonisolated func kata_trace_reset() { kata_call_number = 0 }
      nonisolated func kata_enter(_ method: Int32) {
        guard kata_call_number < \(capacity) else { return }
        unsafe kata_calls[Int(kata_call_number)] = method
        kata_call_number += 1
      }

      """)
}

import Glibc

/// The methods that a traced library has gone through since this was asked last.
struct CallTrace {
  private let calls: UnsafeMutablePointer<Int32>
  private let count: @convention(c) () -> Int32
  private let reset: @convention(c) () -> Void

  /// The most that the library keeps.
  private static let capacity = 4096

  /// Looks the entry points up in a library that is loaded already; nil for one that is not traced.
  init?(library path: String) {
    guard let library = dlopen(path, RTLD_NOW | RTLD_LOCAL),
      let calls = dlsym(library, "kata_trace_calls"),
      let count = dlsym(library, "kata_trace_count"),
      let reset = dlsym(library, "kata_trace_reset")
    else { return nil }
    // The support file in the learner's module defines exactly these functions.
    typealias Bytes = @convention(c) () -> UnsafeMutableRawPointer
    self.calls = unsafeBitCast(calls, to: Bytes.self)()
      .bindMemory(to: Int32.self, capacity: Self.capacity)
    self.count = unsafeBitCast(count, to: (@convention(c) () -> Int32).self)
    self.reset = unsafeBitCast(reset, to: (@convention(c) () -> Void).self)
  }

  /// The numbers of the methods, in their order.
  func take() -> [Int] {
    let number = max(0, min(Int(count()), Self.capacity))
    defer { reset() }
    return (0..<number).map { Int(calls[$0]) }
  }
}

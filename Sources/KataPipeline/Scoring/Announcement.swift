/// Something that one task tells another, once.
struct Announcement<Value: Sendable>: Sendable {
  private let stream: AsyncStream<Value>
  private let feed: AsyncStream<Value>.Continuation

  init() {
    (stream, feed) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(1))
  }

  /// Says it.
  func make(_ value: Value) {
    feed.yield(value)
    feed.finish()
  }

  /// Waits until it is said; one task alone may.
  ///
  /// - Throws: `CancellationError`.
  func heard() async throws -> Value {
    for await value in stream { return value }
    throw CancellationError()
  }
}

extension Announcement<Void> {
  func make() { make(()) }
}

import Foundation

actor Cache07<Key: Hashable & Sendable, Value: Sendable> {
  private var tasks: [Key: Task<Value, any Error>] = [:]
  func value(_ key: Key, make: @Sendable @escaping () async throws -> Value) async throws -> Value {
    if let t = tasks[key] { return try await t.value }
    let t = Task { try await make() }
    tasks[key] = t
    return try await t.value
  }
  nonisolated let name = "cache"
}
func all07(_ ids: [Int]) async throws -> [Int: String] {
  try await withThrowingTaskGroup(of: (Int, String).self) { group in
    for id in ids {
      group.addTask {
        try await Task.sleep(nanoseconds: 1)
        return (id, "\(id)")
      }
    }
    var r: [Int: String] = [:]
    for try await (id, s) in group { r[id] = s }
    return r
  }
}
func old07() async -> Int {
  await withCheckedContinuation { c in
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { c.resume(returning: 1) }
  }
}
func cancel07() async throws {
  try await withTaskCancellationHandler {
    try Task.checkCancellation()
    await Task.yield()
  } onCancel: {
    print("stop")
  }
}
@MainActor final class Model07 {
  var task: Task<Void, Never>?
  func go() {
    task?.cancel()
    task = Task { [weak self] in
      try? await Task.sleep(for: .seconds(1))
      guard !Task.isCancelled else { return }
      self?.done()
    }
  }
  func done() {}
  deinit { task?.cancel() }
}
func stream07() -> AsyncThrowingStream<Int, any Error> {
  AsyncThrowingStream { c in
    c.onTermination = { _ in }
    c.yield(1)
    c.finish()
  }
}
func many07() async -> Int {
  await withDiscardingTaskGroup { g in g.addTask {} }
  let (s, c) = AsyncStream.makeStream(of: Int.self)
  c.yield(2)
  c.finish()
  var sum = 0
  for await v in s { sum += v }
  async let a = 1
  async let b = 2
  return await a + b + sum
}
enum Local07 { @TaskLocal static var id = 0 }
func clock07() async throws {
  let c = ContinuousClock()
  let t = try await c.measure {
    try await Task.sleep(for: .milliseconds(1), tolerance: .zero, clock: c)
  }
  print(t)
}

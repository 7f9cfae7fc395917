@globalActor actor Db52 { static let shared = Db52() }
@Db52 final class T52 {
  var n = 0
  nonisolated func name() -> String { "t" }
}
final class U52: @unchecked Sendable {}
func sendable52(_ f: @Sendable @escaping () async -> Void) {
  Task.detached(priority: .low) { await f() }
  Task { @MainActor in }
}
nonisolated func pure52(_ a: Int) -> Int { a }
@preconcurrency protocol Old52 {}
func iso52(_ a: isolated (any Actor)? = #isolation) async {}

import Testing

/// Lets three of these tests run side by side: each compiles and runs programs, and waits for them half of
/// its time.
struct Lane: TestTrait, SuiteTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    await Lanes.all.enter()
    do {
      try await function()
      await Lanes.all.leave()
    } catch {
      await Lanes.all.leave()
      throw error
    }
  }
}

extension Trait where Self == Lane {
  /// Waits for a free lane before the test begins.
  static var lane: Lane { Lane() }
}

/// Counts the lanes that are free; an actor because all tests of the process share them.
private actor Lanes {
  static let all = Lanes()

  private var free = 3
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func enter() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  func leave() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}

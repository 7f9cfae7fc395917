import Foundation
@_spi(Driving) import HeadlessUIKit
import Testing

/// Covers the asynchronous form: Swift Testing runs every main-actor test inside a main-queue block,
/// where the synchronous form cannot drain the queue.
@MainActor
struct MainQueueTests {
  private let record = Record()

  @Test func runsWhatWasPutOffToTheMainQueue() async {
    DispatchQueue.main.async { record.done += 1 }
    Task { record.done += 1 }
    await MainQueue.settle()
    #expect(record.done == 2)
  }

  @Test func followsHopsThroughTheGlobalQueues() async {
    DispatchQueue.global().async {
      DispatchQueue.main.async { record.done += 1 }
    }
    Task {
      for _ in 0..<5 { await Task.detached {}.value }
      record.done += 1
    }
    await MainQueue.settle()
    #expect(record.done == 2)
  }

  @Test func waitsForAConditionUpToItsTimeout() async {
    Task {
      try await Task.sleep(for: .milliseconds(2))
      record.done += 1
    }
    #expect(await MainQueue.settle(until: { record.done == 1 }, timeout: .seconds(10)))
    #expect(await !MainQueue.settle(until: { false }, timeout: .milliseconds(1)))
  }

  @MainActor
  private final class Record {
    var done = 0
  }
}

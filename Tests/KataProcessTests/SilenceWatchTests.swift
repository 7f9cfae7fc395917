import Foundation
import Testing

@testable import KataProcess

struct SilenceWatchTests {
  private let start = ContinuousClock.now

  /// Whether a child that waits this share of its time for a processor has been silent for too long after some seconds.
  private func isTooLong(after seconds: ClosedRange<Int>, waiting share: Double) -> [Bool] {
    var watch = SilenceWatch(limit: .seconds(4))
    return seconds.map { second in
      watch.isTooLong(since: start, now: start + .seconds(second)) {
        ProcessorWait([7: .seconds(share * Double(second))])
      }
    }
  }

  @Test func countsAllTimeOfAChildThatWaitsForNoProcessor() {
    #expect(isTooLong(after: 1...5, waiting: 0) == [false, false, false, false, true])
  }

  @Test func leavesOutWhatAChildHasWaitedForAProcessor() {
    // From the third second on, when half of the limit is over, three quarters of the time do not count.
    let answers = isTooLong(after: 1...11, waiting: 0.75)
    #expect(answers.firstIndex(of: true) == 7)
  }

  @Test func neverEndsAChildThatGetsNoProcessorAtAll() {
    #expect(!isTooLong(after: 1...60, waiting: 1).contains(true))
  }

  @Test func beginsAnewWithEveryWord() {
    var watch = SilenceWatch(limit: .seconds(4))
    let none = { ProcessorWait([:]) }
    let said = start + .seconds(3)
    let answers = [
      watch.isTooLong(since: start, now: said, look: none),
      watch.isTooLong(since: said, now: start + .seconds(6), look: none),
      watch.isTooLong(since: said, now: start + .seconds(8), look: none),
    ]
    #expect(answers == [false, false, true])
  }

  @Test func takesWhoWaitedLongest() {
    let earlier = ProcessorWait([1: .seconds(2), 2: .seconds(5)])
    let later = ProcessorWait([1: .seconds(4), 2: .seconds(6), 3: .seconds(1)])
    #expect(later.longest(since: earlier) == .seconds(2))
  }

  @Test func readsWhatTheSystemCounts() {
    #expect(ProcessorWait.wait(schedstat: "5210877 105888 12\n") == .nanoseconds(105_888))
    #expect(ProcessorWait.wait(schedstat: "5210877 105888") == nil)
    #expect(ProcessorWait.wait(schedstat: "") == nil)
  }

  /// Linux counts; elsewhere there is nothing to read and all time counts, as before.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/schedstat")))
  func seesAProcessAndItsChildren() {
    let own = ProcessInfo.processInfo.processIdentifier
    // An earlier look below zero shows the count even where this process never had to wait.
    let earlier = ProcessorWait([own: .seconds(-1)])
    #expect(ProcessorWait(of: own).longest(since: earlier) >= .seconds(1))
  }
}

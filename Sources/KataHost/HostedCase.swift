@_spi(Driving) import UIKit
import XCTest

/// One method of a suite.
struct HostedCase {
  let method: String
  /// Folder and bare method name, such as `MVP.greetsByFullName`.
  let id: String
  let body: @MainActor (XCTestCase) throws -> Void
  /// Whether it may be asynchronous, so that XCTest may have to be woken up while it runs.
  var isOwnTest = false

  /// Runs the method on the main thread, where XCTest calls every synchronous case.
  func run(_ test: XCTestCase, in setting: CaseSetting, observer: CaseObserver) throws {
    // Sound, because nothing leaves the main thread: the compiler cannot see where XCTest calls.
    nonisolated(unsafe) let test = test
    if !isOwnTest { observer.bodyWillStart() }
    MainActor.assumeIsolated {
      VirtualClock.current.followsSystemTime = isOwnTest
      ScreenDriver.frontScreen = nil
      RaisedException.handler = { words in
        observer.willThrow(Failure(raised: words), in: id)
        XCTFail(words)
      }
    }
    defer {
      MainActor.assumeIsolated { VirtualClock.current.forgetTimers() }
      observer.bodyDidFinish()
    }
    do {
      try MainActor.assumeIsolated {
        try CaseSetting.$current.withValue(setting) { try body(test) }
      }
    } catch let skip as XCTSkip {
      throw skip
    } catch {
      let front = MainActor.assumeIsolated { ScreenDriver.frontScreen }
      observer.willThrow(Failure(error, inFront: front), in: id)
      throw error
    }
  }

  /// Calls the method without all that XCTest does around it, which takes longer than the method.
  @MainActor func call(
    on test: XCTestCase, in setting: CaseSetting, telling reporter: any CaseReporter
  ) {
    reporter.send(.began(id: id))
    var status = "passed"
    VirtualClock.current.followsSystemTime = isOwnTest
    ScreenDriver.frontScreen = nil
    RaisedException.handler = { words in
      status = "failed"
      reporter.hear(Failure(raised: words), in: id)
    }
    do {
      try CaseSetting.$current.withValue(setting) { try body(test) }
    } catch is XCTSkip {
      status = "skipped"
    } catch {
      status = "failed"
      reporter.hear(Failure(error, inFront: ScreenDriver.frontScreen), in: id)
    }
    // What the case has left on the main queue and the clock is its own.
    MainQueue.settle()
    VirtualClock.current.forgetTimers()
    reporter.send(.ended(id: id, status: status, seconds: 0))
  }

  /// The method's name without "test", first letter lower-cased.
  static func bareName(_ method: String) -> String {
    let bare = method.dropFirst("test".count)
    return bare.prefix(1).lowercased() + bare.dropFirst()
  }
}

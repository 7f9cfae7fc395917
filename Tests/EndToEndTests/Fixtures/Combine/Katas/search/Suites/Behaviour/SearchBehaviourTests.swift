import Combine
import CoreFoundation
import SearchContract
@_spi(Driving) import UIKit
import XCTest

/// What the screen does as time passes.
@MainActor final class SearchBehaviourTests: XCTestCase {
  private var subscriptions: Set<AnyCancellable> = []

  /// A search waits until nobody has typed for 0.3 s.
  func testSearchesOnceNobodyTypes() throws {
    let (stage, searches) = try stage()
    for text in ["a", "ab", "abc"] {
      try stage.driver.type(text, into: "text")
      VirtualClock.current.advance(by: .milliseconds(299))
      MainQueue.settle()
      try Role.screen.shouldNot("search while somebody types", expected: []) { searches.texts }
    }
    VirtualClock.current.advance(by: .milliseconds(1))
    try Role.screen.shouldNot("search for less", expected: ["abc"]) { searches.texts }
  }

  /// A suite that knows nothing of the delay waits for it.
  func testIsWaitedFor() throws {
    let (stage, searches) = try stage()
    try stage.driver.type("abc", into: "text")
    try Role.screen.should("search", expected: ["abc"]) { searches.texts }
  }

  /// The label shows how many seconds have passed, a notification, and what came through another queue.
  func testFollowsTimersNotificationsAndQueues() throws {
    let (stage, _) = try stage()
    VirtualClock.current.advance(by: .seconds(3))
    try stage.shouldShow("3", at: "seconds", "count seconds")
    NotificationCenter.default.post(name: Notification.Name("SearchRenamed"), object: "Maps")
    try stage.shouldShow("Maps", at: "title", "follow a notification")
    try stage.shouldShow("MAPS", at: "shouted", "show what came through another queue")
  }

  /// A value of a view is published at once and with each change.
  func testPublishesTheValuesOfAPath() {
    let view = UIView()
    var values: [Bool] = []
    let subscription = view.publisher(for: \.isHidden).sink { values.append($0) }
    view.isHidden = true
    view.isHidden = true
    subscription.cancel()
    view.isHidden = false
    XCTAssertEqual(values, [false, true])
  }

  /// A request to wake up, such as XCTest sends from a thread, hides no work from the suite.
  func testSettlesAfterARequestToWakeUp() throws {
    let searches = Searches()
    // The run loop ignores such a request unless a pass has begun.
    CFRunLoopPerformBlock(CFRunLoopGetMain(), kCFRunLoopDefaultMode) {
      CFRunLoopWakeUp(CFRunLoopGetMain())
    }
    DispatchQueue.main.async { searches.texts.append("done") }
    try Role.screen.shouldNot("leave work on the main queue", expected: ["done"]) { searches.texts }
  }

  private func stage() throws -> (Stage, Searches) {
    let catalogue = Catalogue()
    let searches = Searches()
    catalogue.searches.sink { searches.texts.append($0) }.store(in: &subscriptions)
    let screen = try solution(as: (any SearchScreen.Type).self).makeScreen(catalogue: catalogue)
    return (Stage(screen), searches)
  }
}

@MainActor private final class Searches {
  var texts: [String] = []
}

@_spi(Driving) import UIKit
import XCTest
import os

/// Members of everyday code that belong to no delegate.
@MainActor final class MemberTests: XCTestCase {
  /// A call that is put off comes by the clock, unless it is taken back.
  func testPutsCallsOff() {
    let target = Target()
    let (search, save) = (
      Selector(Target.search, named: "search"), Selector(Target.save, named: "save")
    )
    target.perform(search, with: "a", afterDelay: 0.5)
    VirtualClock.current.advance(by: .milliseconds(400))
    NSObject.cancelPreviousPerformRequests(withTarget: target, selector: search, object: nil)
    target.perform(search, with: "ab", afterDelay: 0.5)
    target.perform(save, with: nil, afterDelay: 0.1)
    VirtualClock.current.advance(by: .milliseconds(499))
    XCTAssertEqual(target.read(), ["save"])
    VirtualClock.current.advance(by: .milliseconds(1))
    XCTAssertEqual(target.read(), ["search ab"])
    target.perform(save, with: nil, afterDelay: 1)
    NSObject.cancelPreviousPerformRequests(withTarget: target)
    VirtualClock.current.advance(by: .seconds(2))
    XCTAssertEqual(target.read(), [])
    target.perform(save, with: nil, afterDelay: 1)
    target.perform(save, with: nil, afterDelay: 2)
    VirtualClock.current.advance(by: .seconds(1))
    NSObject.cancelPreviousPerformRequests(withTarget: target)
    VirtualClock.current.advance(by: .seconds(2))
    XCTAssertEqual(target.read(), ["save"])
  }

  /// Views stand where a line of characters draws them.
  func testReadsVisualFormats() {
    let (root, name, button) = (UIView(), UIView(), UIView())
    root.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    for view in [name, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    let views = ["name": name, "button": button]
    let lines = [
      "H:|-[name]-gap-[button(80)]|", "V:|-(10)-[name(>=30,==40@750)]", "V:[button(==name)]",
    ]
    for line in lines {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: line, options: line.hasPrefix("H") ? .alignAllTop : [],
          metrics: ["gap": 12], views: views))
    }
    root.layoutIfNeeded()
    XCTAssertEqual(name.frame, CGRect(x: 20, y: 10, width: 188, height: 40))
    XCTAssertEqual(button.frame, CGRect(x: 220, y: 10, width: 80, height: 40))
  }

  /// A lock guards its state.
  func testGuardsState() {
    let lock = OSAllocatedUnfairLock(initialState: 1)
    lock.withLock { $0 += 1 }
    XCTAssertEqual(lock.withLock { $0 }, 2)
    let plain = OSAllocatedUnfairLock()
    XCTAssertEqual(plain.withLock { 3 }, 3)
  }
}

@MainActor private final class Target: Diary {
  func search(_ text: Any?) { note("search \(text ?? "")") }

  func save() { note("save") }
}

import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct NotificationObserverTests {
  @Test func hearsUntilItIsRemoved() {
    let center = NotificationCenter()
    let listener = Listener()
    center.addObserver(
      listener, selector: Selector(Listener.hear, named: "hear"), name: .spoken, object: nil)
    center.post(name: .spoken, object: nil)
    center.removeObserver(listener)
    center.post(name: .spoken, object: nil)
    #expect(listener.heard == 1)
  }

  @Test func mayRemoveItselfWhereNoActorIsolatesIt() {
    var listener: Leaver? = Leaver()
    weak let left = listener
    listener = nil
    #expect(left == nil)
    NotificationCenter.default.post(name: .spoken, object: nil)
  }

  @MainActor private final class Listener {
    private(set) var heard = 0
    func hear() { heard += 1 }
  }

  @MainActor private final class Leaver {
    init() {
      NotificationCenter.default.addObserver(
        self, selector: Selector(Leaver.hear, named: "hear"), name: .spoken, object: nil)
    }

    deinit { NotificationCenter.default.removeObserver(self) }

    func hear() { Issue.record("It has gone.") }
  }
}

extension Notification.Name {
  fileprivate static let spoken = Notification.Name("spoken")
}

import Foundation

final class Gate53: @unchecked Sendable {
  private let l = NSRecursiveLock(), c = NSCondition(), s = DispatchSemaphore(value: 1)
  private var open = false
  func pass() {
    s.wait()
    defer { s.signal() }
    l.lock()
    open.toggle()
    l.unlock()
    c.lock()
    c.broadcast()
    c.unlock()
  }
}

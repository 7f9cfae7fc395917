import Foundation

func log47(_ n: Int) {
  NSLog("tapped %d times by %@", n, "you")
  NSLog("plain")
  assert(n > 0, "positive")
  precondition(n > -1)
  if n > 99 {
    assertionFailure("too many")
    fatalError("no \(n)")
  }
  assert(Thread.isMainThread)
  dispatchPrecondition(condition: .onQueue(.main))
  MainActor.assumeIsolated {}
}

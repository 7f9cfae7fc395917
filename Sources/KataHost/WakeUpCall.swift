import Foundation

/// Keeps XCTest from sleeping through the end of what it waits for.
///
/// Before and after every case XCTest waits for its asynchronous set-up and tear-down, also where they are
/// empty. It runs the main run loop in slices of 0.1 s and stops it from another thread; a stop that comes
/// before the slice has begun is lost, and a tenth of a second with it. A block on the main queue each
/// millisecond ends the slice at once. It rests while a case runs, so that suites never meet it.
final class WakeUpCall {
  private let timer: any DispatchSourceTimer
  private var isRinging = false

  init() {
    timer = DispatchSource.makeTimerSource(queue: .global(qos: .userInteractive))
    timer.schedule(deadline: .now(), repeating: .milliseconds(1))
    timer.setEventHandler { DispatchQueue.main.async {} }
  }

  func ring() {
    if !isRinging { timer.resume() }
    isRinging = true
  }

  func rest() {
    if isRinging { timer.suspend() }
    isRinging = false
  }

  deinit {
    // A suspended timer may not be let go of.
    ring()
    timer.cancel()
  }
}

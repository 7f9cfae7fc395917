import Foundation
import KataTerminal
import Synchronization
import Testing

/// Signals are for a whole process, so each test has one of its own.
struct InterruptsTests {
  @Test func letsTheInnermostAloneHearTheKey() async {
    await #expect(processExitsWith: .success) {
      let (interrupts, ears) = (Interrupts(), Ears())
      let (outer, inner) = (ears.listener("outer"), ears.listener("inner"))
      await interrupts.heard(by: outer) {
        await interrupts.heard(by: inner) {
          await ears.raise(SIGINT) { !$0.isEmpty }
        }
      }
      exit(Set(ears.all) == ["inner"] && interrupts.ending == nil ? 0 : 1)
    }
  }

  @Test func letsEverybodyHearThatTheProgramEnds() async {
    await #expect(processExitsWith: .success) {
      let (interrupts, ears) = (Interrupts(), Ears())
      let (outer, inner) = (ears.listener("outer"), ears.listener("inner"))
      await interrupts.heard(by: outer) {
        await interrupts.heard(by: inner) {
          await ears.raise(SIGHUP) { $0.count >= 2 }
        }
      }
      exit(ears.all.prefix(2) == ["inner", "outer"] && interrupts.ending == SIGHUP ? 0 : 1)
    }
  }

  @Test func cancelsWorkAndRemembersWhatEndedIt() async {
    await #expect(processExitsWith: .success) {
      let (interrupts, ears) = (Interrupts(), Ears())
      async let wasCancelled = interrupts.cancelling {
        (try? await Task.sleep(for: .seconds(20))) == nil
      }
      await ears.raise(SIGINT) { _ in interrupts.ending != nil }
      exit(await wasCancelled && interrupts.ending == SIGINT ? 0 : 1)
    }
  }

  @Test func cancelsWorkFromItsFirstLine() async {
    await #expect(processExitsWith: .success) {
      let (interrupts, ears) = (Interrupts(), Ears())
      let outer = ears.listener("outer")
      for _ in 0..<8 { Thread.detachNewThread { while true {} } }
      await interrupts.heard(by: outer) {
        try? await Task.sleep(for: .milliseconds(100))
        for _ in 0..<200 where ears.all.isEmpty {
          await interrupts.cancelling {
            kill(getpid(), SIGINT)
            while !Task.isCancelled && ears.all.isEmpty { await Task.yield() }
          }
        }
      }
      exit(ears.all.isEmpty ? 0 : 1)
    }
  }
}

/// Remembers what was heard; a class because the listeners share it.
private final class Ears: Sendable {
  private let heard = Mutex<[String]>([])

  var all: [String] { heard.withLock { $0 } }

  func listener(_ who: String) -> Interrupts.Listener {
    { _ in self.heard.withLock { $0.append(who) } }
  }

  /// Sends a signal until it is heard: the system begins to listen a little after it was asked to.
  func raise(_ signal: Int32, until isHeard: ([String]) -> Bool) async {
    try? await Task.sleep(for: .milliseconds(100))
    for _ in 0..<100 where !isHeard(all) {
      kill(getpid(), signal)
      try? await Task.sleep(for: .milliseconds(20))
    }
  }
}

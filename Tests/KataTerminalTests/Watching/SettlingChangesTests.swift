import Testing

@testable import KataTerminal

struct SettlingChangesTests {
  private let start = ContinuousClock.now
  private var changes = SettlingChanges(quiet: .milliseconds(30))

  private func after(_ milliseconds: Int) -> ContinuousClock.Instant {
    start + .milliseconds(milliseconds)
  }

  @Test mutating func tellsASaveAfterAQuietTime() {
    changes.note(.saved, of: "/a", at: start)
    #expect(changes.nextLook == after(30))
    #expect(changes.takeSettled(at: after(29)) == [])
    #expect(changes.takeSettled(at: after(30)) == ["/a"])
    #expect(changes.nextLook == nil)
  }

  @Test mutating func tellsManySavesOnce() {
    for time in [0, 20, 40, 60, 80] { changes.note(.saved, of: "/a", at: after(time)) }
    #expect(changes.nextLook == after(110))
    #expect(changes.takeSettled(at: after(110)) == ["/a"])
  }

  @Test mutating func doesNotWaitForAProgramThatNeverStopsSaving() {
    for time in stride(from: 0, through: 600, by: 20) {
      changes.note(.saved, of: "/a", at: after(time))
    }
    #expect(changes.nextLook == after(600))
    #expect(changes.takeSettled(at: after(600)) == ["/a"])
  }

  @Test(arguments: [SettlingChanges.Sign.begun, .vanished])
  mutating func waitsForTheRestOfASave(sign: SettlingChanges.Sign) {
    changes.note(sign, of: "/a", at: start)
    #expect(changes.nextLook == after(150))
    changes.note(.saved, of: "/a", at: after(10))
    #expect(changes.takeSettled(at: after(40)) == ["/a"])
  }

  @Test mutating func tellsBothNamesOfAMovedFileAtOnce() {
    changes.note(.vanished, of: "/a", at: start)
    changes.note(.saved, of: "/b", at: start)
    #expect(changes.takeSettled(at: after(30)) == ["/a", "/b"])
  }

  @Test mutating func leavesAFileAloneThatIsStillBeingWritten() {
    changes.note(.begun, of: "/a", at: start)
    changes.note(.saved, of: "/b", at: start)
    #expect(changes.takeSettled(at: after(30)) == ["/b"])
    #expect(changes.takeSettled(at: after(150)) == ["/a"])
  }
}

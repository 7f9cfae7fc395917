@_spi(Driving) import HeadlessUIKit
import Testing

@MainActor
struct VirtualClockTests {
  @Test func runsCompletionsInTheOrderTheyFallDue() {
    var ended: [String] = []
    UIView.animate(withDuration: 2, animations: {}, completion: { _ in ended.append("slow") })
    UIView.animate(withDuration: 1, animations: {}, completion: { _ in ended.append("fast") })
    #expect(ended.isEmpty)
    VirtualClock.current.advance(by: .seconds(1))
    #expect(ended == ["fast"])
    VirtualClock.current.advance(by: .seconds(1))
    #expect(ended == ["fast", "slow"])
  }

  @Test func completesAnAnimationOfNoDurationAtOnce() {
    var isDone = false
    UIView.animate(withDuration: 0, animations: {}, completion: { isDone = $0 })
    #expect(isDone)
  }

  @Test func givesUpOnAnAnimationThatNeverEnds() {
    var beats = 0
    var isAlive = true
    func pulse() {
      guard isAlive else { return }
      beats += 1
      UIView.animate(withDuration: 1, animations: {}, completion: { _ in pulse() })
    }
    pulse()
    VirtualClock.current.runOut(limit: .seconds(5))
    #expect(beats == 6)
    isAlive = false
    VirtualClock.current.runOut()
  }

  @Test func leavesTimersAloneWhenItSettles() {
    var isDue = false
    let ticket = VirtualClock.current.wait(.milliseconds(300)) { isDue = true }
    #expect(!VirtualClock.current.runOut())
    MainQueue.settle()
    #expect(!isDue)
    VirtualClock.current.advance(by: .milliseconds(299))
    #expect(!isDue)
    VirtualClock.current.advance(by: .milliseconds(1))
    #expect(isDue)
    ticket.cancel()
  }

  @Test func runsATimerThatIsDueBeforeAnAnimationEnds() {
    var ended: [String] = []
    UIView.animate(withDuration: 1, animations: {}, completion: { _ in ended.append("animation") })
    let timers = [0.5, 2].map { seconds in
      VirtualClock.current.wait(.seconds(seconds)) { ended.append("timer after \(seconds) s") }
    }
    VirtualClock.current.runOut()
    #expect(ended == ["timer after 0.5 s", "animation"])
    for timer in timers { timer.cancel() }
  }

  @Test func letsGoOfACancelledTimer() {
    final class Owner {}
    weak var owner: Owner?
    let ticket = {
      let strong = Owner()
      owner = strong
      return VirtualClock.current.wait(.seconds(1)) { withExtendedLifetime(strong) {} }
    }()
    #expect(owner != nil)
    ticket.cancel()
    #expect(owner == nil && VirtualClock.current.isIdle)
  }
}

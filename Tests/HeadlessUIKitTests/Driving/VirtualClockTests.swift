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
}

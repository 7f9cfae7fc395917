import KataCore
import KataReporting
import KataText
import Testing

struct ScoreBarsTests {
  @Test(arguments: [40, 60, 80, 120])
  func looksAsRecorded(_ width: Int) throws {
    try Snapshot.expect(text(width), named: "ScoreBarsTests.halfway-\(width)")
  }

  @Test(arguments: Look.Marks.allCases)
  func looksAsRecordedWithEachKindOfMarks(_ marks: Look.Marks) throws {
    let look = Look(hasColour: marks == .unicode, marks: marks)
    try Snapshot.expect(text(80, look: look), named: "ScoreBarsTests.halfway-80-\(marks.rawValue)")
  }

  @Test func looksAsRecordedWithoutAReference() throws {
    let bars = ScoreBars(
      SampleScores.raw, since: SampleScores.before, thresholds: SampleScores.thresholds, width: 80,
      look: Look(hasColour: false))
    try Snapshot.expect(bars.lines.rendered(hasColour: false), named: "ScoreBarsTests.raw-80")
  }

  @Test(arguments: 20...100)
  func fitsItsWidth(_ width: Int) {
    for marks in Look.Marks.allCases {
      for scores in [SampleScores.halfway, SampleScores.raw, SampleScores.best] {
        let bars = ScoreBars(
          scores, since: SampleScores.before, thresholds: SampleScores.thresholds, width: width,
          look: Look(hasColour: true, marks: marks))
        #expect(bars.lines.filter { $0.widthInColumns > width }.map(\.plain) == [])
      }
    }
  }

  @Test(arguments: [
    (67, 55, "+12"), (48, 51, "-3"), (92, 92, "="), (0, 100, "-100"), (100, 0, "+100"),
  ])
  func tellsWhatChanged(_ now: Int, _ before: Int, _ change: String) {
    let scores = SampleScores.make(
      distribution: (0.5, now), testability: (0.5, 1), easeOfUse: (0.5, 1))
    let bars = ScoreBars(
      scores, since: [.distribution: ScoreValue(raw: 0.1, anchored: before)], width: 80,
      look: Look(hasColour: false))
    #expect(bars.lines[0].plain.hasSuffix(" \(now)  \(change)"))
  }

  @Test func showsNoChangeForAFirstAttempt() {
    let lines = ScoreBars(SampleScores.halfway, width: 80, look: Look(hasColour: false)).lines
    #expect(lines[0].plain.hasSuffix(" 67"))
    #expect(!lines.map(\.plain).joined().contains("="))
  }

  @Test(arguments: [(99, false), (100, true)])
  func fillsOnlyABarThatIsAtTheReference(_ value: Int, _ isFull: Bool) {
    let scores = SampleScores.make(
      distribution: (0.5, value), testability: (0.5, 0), easeOfUse: (0.5, 0))
    let lines = ScoreBars(scores, width: 80, look: Look(hasColour: false)).lines
    #expect(lines[0].plain.contains("░") != isFull)
    #expect(!lines[1].plain.contains("█"))
  }

  @Test(arguments: [(59, false), (60, true)])
  func fillsABarUpToItsMarkOnlyWhenItIsMet(_ value: Int, _ isMet: Bool) {
    let scores = SampleScores.make(
      distribution: (0.5, value), testability: (0.5, 0), easeOfUse: (0.5, 0))
    let bars = ScoreBars(
      scores, thresholds: ScoreThreshold.all([.distribution: 60], scores: scores), width: 80,
      look: Look(hasColour: false))
    #expect(bars.lines[0].plain.contains("█┊") == isMet)
    #expect(bars.lines[0].plain.contains("asks for 60") != isMet)
  }

  @Test func waitsForTheBehaviour() {
    let lines = ScoreBars(SampleScores.waiting, width: 80, look: Look(hasColour: false)).lines
    #expect(lines.map(\.plain) == ["  The scores wait until all behaviour cases pass."])
  }

  @Test func saysTheSameWithoutColour() {
    let coloured = ScoreBars(
      SampleScores.halfway, since: SampleScores.before, thresholds: SampleScores.thresholds,
      width: 80, look: Look(hasColour: true))
    #expect(coloured.lines.rendered(hasColour: false) == text(80))
  }

  @Test func drawsNothingInWords() {
    let look = Look(hasColour: false, marks: .words)
    let lines = ScoreBars(SampleScores.halfway, width: 80, look: look).lines
    #expect(lines.count == 3)
    #expect(
      lines.map(\.plain).joined().allSatisfy { $0.isLetter || $0.isNumber || " :,.".contains($0) })
  }

  private func text(_ width: Int, look: Look = Look(hasColour: false)) -> String {
    ScoreBars(
      SampleScores.halfway, since: SampleScores.before, thresholds: SampleScores.thresholds,
      width: width, look: look
    ).lines.rendered(hasColour: look.hasColour)
  }
}

import Testing

@testable import KataPipeline

struct BenchStageTests {
  private func stage(_ title: String, _ begin: Double, _ end: Double) -> StageWatch.Stage {
    StageWatch.Stage(title: title, begin: begin, end: end)
  }

  @Test func gathersTheRoundsOfAStage() throws {
    let stages = BenchStage.all(of: [
      [stage("compile", 0, 2), stage("run", 2, 3)], [stage("compile", 1, 4), stage("run", 4, 6)],
    ])
    #expect(stages.map(\.title) == ["compile", "run"])
    #expect(stages[0].begin.values == [0, 1])
    #expect(stages[1].end.values == [3, 6])
  }

  @Test func leavesOutWhatARoundWentWithout() {
    let stages = BenchStage.all(of: [
      [stage("compile", 0, 2), stage("again", 2, 3)], [stage("compile", 1, 4)],
    ])
    #expect(stages.map(\.title) == ["compile"])
  }
}

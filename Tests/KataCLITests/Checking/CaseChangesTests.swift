import KataCore
import KataRecords
import KataText
import Testing

@testable import KataCLI

struct CaseChangesTests {
  private func text(
    _ failing: Set<String>, changed: Bool = false, since last: AttemptRecord?,
    in language: Language = .english
  ) -> [String] {
    CaseChanges(of: SampleCheck.attempt(failing: failing, changed: changed), since: last)
      .lines(words: language.wording, look: Look(hasColour: false), width: 100).map(\.plain)
  }

  @Test func tellsWhatHoldsNowAndWhatNoLongerDoes() {
    #expect(
      text(["third"], since: SampleCheck.record(failing: ["first", "second"])) == [
        "✓ 2 cases newly hold: The first thing holds; The second thing holds",
        "✗ 1 case no longer holds: The third thing holds",
      ])
  }

  @Test func namesTwoOfManyAndCountsTheRest() {
    #expect(
      text([], since: SampleCheck.record(failing: SampleCheck.names)).joined(separator: " ")
        .contains("; and 1 more"))
  }

  @Test func tellsTheSameInChinese() {
    #expect(
      text(["first"], since: SampleCheck.record(failing: []), in: .chinese) == [
        "✗ 原来通过、现在没有通过的有 1 项：The first thing holds"
      ])
  }

  @Test func tellsCasesOfANewChangeFromThoseThatHeld() {
    #expect(
      text(["third"], changed: true, since: SampleCheck.record(failing: [])) == [
        "✗ 1 case no longer holds: The third thing holds",
        "○ 1 new case of the change does not hold yet.",
      ])
  }

  @Test func isSilentWithoutAnEarlierRunToCompareWith() {
    #expect(text(["first"], since: nil) == [])
    #expect(
      text(["first"], since: SampleCheck.record(failing: [], reason: "doesNotCompile")) == [])
    #expect(text(["first"], since: SampleCheck.record(failing: ["first"])) == [])
  }
}

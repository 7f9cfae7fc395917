import Foundation
import KataCore
import KataReporting
import KataText
import Testing

struct MissingSeamTests {
  private static let missing = CaseFailure(seam: "GreetingMVP", should: "Conform.")
  private static let names = ["fullName", "twice", "passive", "error", "store", "quiet"]

  @Test func isSaidOnceWhenAllStructureCasesFailAlike() {
    let text = report(Dictionary(uniqueKeysWithValues: Self.names.map { ($0, [Self.missing]) }))
    #expect(text.contains("`Solution` does not conform to `GreetingMVP` yet"))
    #expect(text.contains("6 MVP cases wait for it."))
    #expect(text.contains("Not passed: the MVP seam is still to be written."))
  }

  @Test func namesThePartThatIsMissingBehindTheSeam() {
    let part = CaseFailure(seam: "GreetingPresenter", should: "Exist.")
    let text = report(Dictionary(uniqueKeysWithValues: Self.names.map { ($0, [part]) }))
    #expect(text.contains("Nothing conforms to `GreetingPresenter` yet"))
    #expect(text.contains("Declare a type that conforms to `GreetingPresenter`"))
  }

  @Test func leavesHintsToTheCasesTheyBelongTo() {
    let hinted = CaseFailure(seam: "GreetingMVP", should: "Conform.", hint: "Read the brief.")
    let text = report(Dictionary(uniqueKeysWithValues: Self.names.map { ($0, [hinted]) }))
    #expect(!text.contains("Read the brief."))
    #expect(text.contains("let the compiler list"))
  }

  @Test(arguments: [
    CaseFailure(seam: "GreetingMVP", should: "Something else."),
    CaseFailure(seam: "Other", should: "Conform."),
    CaseFailure(seam: "GreetingMVP", member: "show()", should: "Conform."),
    CaseFailure(seam: "GreetingMVP", should: "Conform.", actual: "x"),
  ])
  func isNoReasonWhenOneCaseFailsOtherwise(_ other: CaseFailure) {
    var failing = Dictionary(uniqueKeysWithValues: Self.names.map { ($0, [Self.missing]) })
    failing["store"] = [other]
    #expect(!report(failing).contains("not there yet"))
  }

  @Test func isNoReasonWhenOneCaseHolds() {
    let failing = Self.names.dropLast().map { ($0, [Self.missing]) }
    #expect(!report(Dictionary(uniqueKeysWithValues: failing)).contains("not there yet"))
  }

  @Test func comesAfterBrokenBehaviour() throws {
    var failing = Dictionary(uniqueKeysWithValues: Self.names.map { ($0, [Self.missing]) })
    failing["showsGreeting"] = [SampleAttempt.screen]
    let text = report(failing)
    let behaviour = try #require(text.range(of: "Got       an empty label"))
    let seam = try #require(text.range(of: "`Solution` does not conform to `GreetingMVP` yet"))
    #expect(behaviour.lowerBound < seam.lowerBound)
    #expect(text.contains("7 of 10 cases do not hold yet"))
  }

  private func report(_ failing: [String: [CaseFailure]]) -> String {
    let sample = SampleAttempt.missingSeam
    let attempt = sample.make(results: sample.results(failing: failing))
    return TextReport(attempt, width: 100, look: Look(hasColour: false))
      .rendered(hasColour: false)
  }
}

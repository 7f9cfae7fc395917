import KataSyntax
import Testing

@testable import KataPipeline

struct NamesProofTests {
  /// Keys of the skeleton's pattern, before which others can be put.
  private static let pattern = "\"seam\": \"TeaTimerMVP\""

  private func messages(_ spoilt: SpoiltKata) throws -> [String] {
    try problems(spoilt, lessons: ["mvp", "choosing"]).map(\.message)
  }

  private func problems(
    _ spoilt: SpoiltKata, lessons: [String] = []
  ) throws -> [ContentProof.Problem] {
    let (kata, parser) = (try spoilt.kata(), FileParser())
    return NamesProof(
      kata: kata, lessons: lessons, names: KataNames(kata, parser: parser), parser: parser
    ).problems
  }

  @Test func findsNothingInAFreshSkeleton() throws {
    #expect(try messages(SpoiltKata()) == [])
  }

  @Test(arguments: [
    (
      "\"leaving\": \"MVP.countTaps\"",
      "`leaving` of mvp names MVP.countTaps, which is no case of mvp; did you mean `MVP.countsTaps`?"
    ),
    (
      "\"lesson\": \"mpv\"",
      "`lesson` of mvp names mpv, which is no lesson; did you mean `mvp`?"
    ),
    (
      "\"without\": [{ \"case\": \"MVP.nope\", \"names\": [\"A\"] }]",
      "`without` of mvp names the case MVP.nope, which is no case of mvp"
    ),
    (
      "\"without\": [{ \"case\": \"MVP.countsTaps\", \"in\": [\"UIViewControler\"], \"names\": [\"A\"] }]",
      "`in` of MVP.countsTaps names UIViewControler, which no type of the kata's is, conforms to or inherits from; "
        + "did you mean `UIViewController`?"
    ),
    (
      "\"without\": [{ \"case\": \"MVP.countsTaps\", \"in\": [\"Solution\"], \"names\": [\"A\"] }]",
      "`in` of MVP.countsTaps names Solution, which no type of the kata's is, conforms to or inherits from"
    ),
    (
      "\"without\": [{ \"case\": \"MVP.countsTaps\", \"names\": [\"A\"], \"except\": \"makeScren(services:)\" }]",
      "`except` of MVP.countsTaps names makeScren(services:), which is no function of the kata's; "
        + "did you mean `makeScreen(services:)`?"
    ),
  ])
  func namesWhatAPatternSaysAndIsNotThere(keys: String, message: String) throws {
    let spoilt = try SpoiltKata()
    try spoilt.replace(Self.pattern, with: "\(keys), \(Self.pattern)")
    #expect(try messages(spoilt) == [message])
  }

  @Test func knowsTheNamesThatRulesMayHave() throws {
    let spoilt = try SpoiltKata()
    let parts = #"["UIViewController", "TeaTimerPresenter", "TeaTimerScreenPresenter"]"#
    try spoilt.replace(
      Self.pattern,
      with:
        #""lesson": "choosing", "leaving": "MVP.countsTaps", "without": [{ "case": "MVP.countsTaps", "in": \#(parts), "names": ["A"], "except": "makeScreen(services:)" }], \#(Self.pattern)"#
    )
    #expect(try messages(spoilt) == [])
  }

  @Test func namesASeamThatTheContractLacks() throws {
    let spoilt = try SpoiltKata()
    try spoilt.replace("\"TeaTimerMVP\"", with: "\"TeaTimerMPV\"")
    #expect(
      try messages(spoilt) == [
        "`seam` of mvp names TeaTimerMPV, which is no contract type; did you mean `TeaTimerMVP`?"
      ])
  }

  @Test func namesTheSeamOfARoleThatTheContractLacks() throws {
    let spoilt = try SpoiltKata()
    try spoilt.replace(
      "seam: \"TeaTimerPresenter\"", with: "seam: \"TeaTimerPresentor\"",
      in: "Suites/Doubles/Roles.swift")
    #expect(
      try messages(spoilt) == [
        "the role's `seam` names TeaTimerPresentor, which is no contract type; did you mean `TeaTimerPresenter`?"
      ])
  }

  @Test func namesACaseOfAMilestoneThatIsNone() throws {
    let spoilt = try SpoiltKata()
    try spoilt.replace(
      "\"mistakes\":",
      with: #""milestones": [{ "titles": { "en": "moved" }, "cases": ["MVP.nope"] }], "mistakes":"#)
    #expect(
      try messages(spoilt) == ["the milestone \"moved\" names MVP.nope, which is no case"])
  }

  @Test func namesAHintOfNoCase() throws {
    let spoilt = try SpoiltKata()
    try spoilt.replace(
      "## MVP.countsTaps", with: "## MVP.countTaps\n\n1. A.\n\n## MVP.countsTaps", in: "Hints.md")
    let problems = try problems(spoilt)
    #expect(problems.map(\.subject) == ["tea-timer, Hints.md"])
    #expect(
      problems.map(\.message) == [
        "has hints for MVP.countTaps, which is no case and no seam; did you mean `MVP.countsTaps`?"
      ])
  }
}

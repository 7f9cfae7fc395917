import Foundation
import KataCore
import KataReporting
import KataText
import Testing

struct TextReportTests {
  @Test(arguments: SampleAttempt.allCases)
  func looksAsRecordedAt80Columns(_ sample: SampleAttempt) throws {
    let report = TextReport(sample.attempt, width: 80, look: Self.plain)
    try Snapshot.expect(
      report.rendered(hasColour: false), named: "TextReportTests.\(sample.rawValue)-80")
  }

  @Test(arguments: [SampleAttempt.passed, .failures, .missingSeam, .doesNotCompile, .crashed])
  func looksAsRecordedAt40Columns(_ sample: SampleAttempt) throws {
    let report = TextReport(sample.attempt.limited, width: 40, look: Self.plain)
    try Snapshot.expect(
      report.rendered(hasColour: false), named: "TextReportTests.\(sample.rawValue)-40")
  }

  @Test(arguments: Look.Marks.allCases)
  func looksAsRecordedWithEachKindOfMarks(_ marks: Look.Marks) throws {
    let look = Look(hasColour: marks == .unicode, marks: marks)
    let report = TextReport(SampleAttempt.behaviour.attempt.limited, width: 100, look: look)
    try Snapshot.expect(
      report.rendered(hasColour: look.hasColour),
      named: "TextReportTests.behaviour-100-\(marks.rawValue)")
  }

  @Test func tellsEverythingOnlyWhenAsked() {
    let attempt = SampleAttempt.failures.attempt
    let failing = attempt.results.filter { !$0.isPassed }.map(\.check.title)
    let first = TextReport(attempt, width: 100, look: Self.plain).rendered(hasColour: false)
    let all = TextReport(attempt, width: 100, look: Self.plain, detail: .all)
      .rendered(hasColour: false)
    #expect(failing.filter { first.contains($0) }.count < failing.count)
    #expect(failing.filter { all.contains($0) }.count == failing.count)
    #expect(all.split(separator: "Rule").count > first.split(separator: "Rule").count)
  }

  @Test func looksAsRecordedWithoutAVerdict() throws {
    let report = TextReport(SampleAttempt.undecided, width: 80, look: Self.plain)
    try Snapshot.expect(report.rendered(hasColour: false), named: "TextReportTests.undecided-80")
  }

  @Test(arguments: SampleAttempt.allCases, [20, 33, 40, 60, 80, 100])
  func fitsItsWidth(_ sample: SampleAttempt, _ width: Int) {
    for marks in Look.Marks.allCases {
      let look = Look(hasColour: true, marks: marks)
      let report = TextReport(sample.attempt.limited, width: width, look: look)
      let tooWide = report.lines.filter { $0.widthInColumns > width }.map(\.plain)
      #expect(tooWide == [], "\(marks)")
    }
  }

  @Test(arguments: SampleAttempt.allCases)
  func endsWithTheVerdictAndTheNextStep(_ sample: SampleAttempt) throws {
    let lines = TextReport(sample.attempt, width: 100, look: Self.plain).lines.map(\.plain)
    let next = try #require(lines.lastIndex { $0.hasPrefix("Next: ") })
    let verdict = try #require(
      lines.lastIndex { $0.hasPrefix(sample == .passed ? "Passed: " : "Not passed: ") })
    #expect(lines.count - next <= 2)
    #expect(next - verdict <= 2 && next > verdict)
  }

  @Test(arguments: SampleAttempt.allCases)
  func writesNothingButItsOwnEscapes(_ sample: SampleAttempt) {
    let look = Look(hasColour: true)
    let text = TextReport(sample.attempt, width: 80, look: look).rendered(hasColour: true)
    let bare = text.replacing(/\u{1b}\[[0-9;]*m/, with: "")
    let steering = bare.unicodeScalars.filter {
      $0.properties.generalCategory == .control && $0 != "\n"
        || $0.properties.generalCategory == .format
    }
    #expect(steering.isEmpty)
  }

  @Test(arguments: SampleAttempt.allCases.filter { $0 != .chinese })
  func staysInASCIIWhenTheLocaleDoes(_ sample: SampleAttempt) {
    let look = Look(hasColour: false, marks: .ascii)
    let text = TextReport(sample.attempt.limited, width: 60, look: look).rendered(hasColour: false)
    #expect(text.unicodeScalars.filter { !$0.isASCII } == [])
  }

  @Test func tellsACauseBeforeTheFailuresThatComeOfIt() throws {
    let cause = Finding(
      id: "shared", severity: .warning, summary: "all screens share `A.shared`", isCause: true)
    let note = Finding(id: "uikit.inert", severity: .note, summary: "It has no effect.")
    let sample = SampleAttempt.failure
    let attempt = sample.make(
      results: sample.results(failing: ["fullName": [SampleAttempt.fullName]]),
      findings: [note, cause])
    let text = TextReport(attempt, width: 80, look: Self.plain).rendered(hasColour: false)
    let places = try [cause.summary, "Hand the view", note.summary].map {
      try #require(text.firstRange(of: $0)).lowerBound
    }
    #expect(places == places.sorted())
  }

  /// A case that the source shows to fail is often why others do.
  @Test func tellsWhatTheSourceShowsBeforeWhatFailsInARun() throws {
    let sample = SampleAttempt.failure
    let global = CaseFailure(should: "Only `makeScreen()` should name `Bank`.", isOfSource: true)
    let attempt = sample.make(
      results: sample.results(failing: ["fullName": [SampleAttempt.fullName], "store": [global]]))
    #expect(OpenCases(attempt).checks.map(\.id) == ["MVP.store", "MVP.fullName"])
  }

  @Test func saysOnceThatASeamIsNotThereYet() {
    let text = Self.text(.missingSeam)
    #expect(text.components(separatedBy: "`GreetingMVP`").count == 2)
    #expect(text.contains("Write `enum Solution: GreetingMVP`"))
    #expect(!text.contains("✗"))
  }

  @Test func showsThePartThatKnowsWhereBeforeTheScreen() throws {
    let text = Self.text(.behaviour)
    let behaviour = try #require(text.range(of: "✗ A tap on the button shows the greeting"))
    let structure = try #require(text.range(of: "✗ The presenter hands the view the full name"))
    #expect(structure.lowerBound < behaviour.lowerBound)
    #expect(text.contains("Expected  Hello, David Blaine!\n    Got       Hello, David!"))
  }

  @Test func namesTheScreenRightBehindThatPart() {
    let sample = SampleAttempt.failures
    let failure = [CaseFailure(should: "Be so.")]
    let attempt = sample.make(
      results: sample.results(
        failing: ["showsGreeting": failure, "fullName": failure, "twice": failure]))
    #expect(OpenCases(attempt).checks.map(\.group) == [.structure, .behaviour, .structure])
  }

  @Test func keepsTheFailuresBehindASeamOfAPart() {
    let mixed = SampleAttempt.failures.attempt
    #expect(mixed.results.count { $0.status == .failed } == 6)
    #expect(!Self.text(.failures).contains("not there yet"))
  }

  @Test func namesThreeOfManyAndCountsTheRest() {
    let text = Self.text(.failures)
    #expect(text.contains("And 5 more:"))
    #expect(text.contains("and 2 others"))
  }

  @Test func leavesTheWayOnToNextAfterAPass() {
    #expect(Self.text(.passed).contains("`kata next`"))
    #expect(!Self.text(.failure).contains("kata next"))
  }

  @Test func endsWithTheCallersOwnAdvice() {
    let report = TextReport(
      SampleAttempt.failure.attempt, width: 80, look: Self.plain, next: "press `r`.")
    #expect(report.lines.last?.plain == "Next: press `r`.")
  }

  @Test func endsWithTheVerdictBelowWhatTheCallerAdds() {
    let report = TextReport(
      SampleAttempt.failure.attempt, width: 80, look: Self.plain, above: ["2 of 3 steps are done"])
    let lines = Array(report.lines.suffix(4).map(\.plain))
    #expect(Array(lines.prefix(2)) == ["2 of 3 steps are done", ""])
    #expect(lines[2].hasPrefix("Not passed: "))
    #expect(lines[3].hasPrefix("Next: "))
  }

  @Test func notesAMachineThatCannotIsolate() {
    let limited = TextReport(SampleAttempt.passed.attempt.limited, width: 80, look: Self.plain)
    #expect(limited.rendered(hasColour: false).contains("Note: Your program ran with limits"))
    #expect(!Self.text(.passed).contains("Note:"))
  }

  private static func text(_ sample: SampleAttempt) -> String {
    TextReport(sample.attempt, width: 80, look: plain).rendered(hasColour: false)
  }

  private static let plain = Look(hasColour: false)
}

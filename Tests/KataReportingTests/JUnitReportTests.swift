import Foundation
import KataCore
import KataReporting
import Testing

struct JUnitReportTests {
  @Test(arguments: SampleAttempt.allCases)
  func keepsTheSchemaHoweverACheckEnds(_ sample: SampleAttempt) throws {
    let child = try Self.validate(JUnitReport(sample.attempt).text)
    #expect(child.status == 0, "\(child.errors)")
  }

  @Test func keepsTheSchemaWithoutAVerdict() throws {
    let text = JUnitReport(SampleAttempt.undecided).text
    let child = try Self.validate(text)
    #expect(child.status == 0, "\(child.errors)")
    #expect(text.contains(#"<error type="infra""#))
  }

  @Test(arguments: [
    (#"time="0.478""#, #"time="0.4781""#),
    (#" failures="0""#, ""),
    ("<testcase name", #"<testcase file="A.swift" name"#),
    ("The presenter stores the last person greeted", "The presenter asks the view for nothing"),
  ])
  func hasASchemaThatRefusesABrokenReport(_ change: (from: String, to: String)) throws {
    let text = JUnitReport(SampleAttempt.passed.attempt).text
    let broken = text.replacingOccurrences(of: change.from, with: change.to)
    #expect(broken != text)
    #expect(try Self.validate(broken).status != 0)
  }

  @Test(arguments: SampleAttempt.allCases)
  func countsLikeTheOtherFormats(_ sample: SampleAttempt) throws {
    let text = JUnitReport(sample.attempt).text
    let document = ResultDocument(sample.attempt, tool: "0.1.0")
    let bad = Self.count("<failure ", in: text) + Self.count("<error ", in: text)
    #expect(Self.count("<testcase ", in: text) == document.maxScore)
    #expect(document.maxScore - bad == document.score)
    #expect(Self.count("<skipped", in: text) == 0)
  }

  @Test func marksNoCaseTwice() throws {
    for sample in SampleAttempt.allCases {
      let cases = JUnitReport(sample.attempt).text.components(separatedBy: "<testcase ")
      for text in cases.dropFirst() {
        #expect(Self.count("<failure ", in: text) + Self.count("<error ", in: text) <= 1)
      }
    }
  }

  @Test func tellsCasesWithOneTitleApart() throws {
    let sample = SampleAttempt.passed.attempt
    let twin = CheckCase(id: "MVP.twin", group: .structure, title: SampleAttempt.checks[3].title)
    let results = sample.results + [twin, twin].map { CaseResult(check: $0, status: .passed) }
    let child = try Self.validate(JUnitReport(sample.with(results)).text)
    #expect(child.status == 0, "\(child.errors)")
  }

  @Test func carriesOutNoOrderOfALearnersProgram() {
    let text = JUnitReport(SampleAttempt.hostile.attempt).text
    #expect(!text.contains("[[ATTACHMENT|"))
    #expect(text.contains("[ [ATTACHMENT|"))
    #expect(text.contains("]]&gt;&lt;passed/&gt;"))
  }

  @Test func keepsEveryBlankOfWhatWasPrinted() throws {
    let output = "a\n\tb\n    c \n\n  ::error::d\n##vso[e] ##teamcity[f]\n"
    let text = JUnitReport(SampleAttempt.passed.attempt.printing(output)).text
    let start = try #require(text.range(of: "<system-out>")).upperBound
    let end = try #require(text.range(of: "</system-out>")).lowerBound
    let written = String(text[start..<end])
    #expect(!written.contains("\n  ::") && !written.contains("##"))
    let read = written.replacing("&#58;", with: ":").replacing("&#35;", with: "#")
    #expect(read == output)
  }

  @Test func cutsWhatIsTooLongForReaders() throws {
    let output = String(repeating: "<&>\n", count: 200_000)
    let text = JUnitReport(SampleAttempt.passed.attempt.printing(output)).text
    #expect(text.utf8.count < 400_000)
    #expect(text.contains("cut here"))
    #expect(try Self.validate(text).status == 0)
  }

  @Test func saysInEachCaseWhyNothingRan() {
    let text = JUnitReport(SampleAttempt.doesNotCompile.attempt).text
    #expect(Self.count("cannot find 'veiw' in scope", in: text) == SampleAttempt.checks.count)
  }

  private static func count(_ part: String, in text: String) -> Int {
    text.components(separatedBy: part).count - 1
  }

  private static func validate(_ xml: String) throws -> Child {
    let xmllint = try #require(
      Child.programs(named: "xmllint").first,
      "No xmllint was found; on Debian: apt-get install libxml2-utils.")
    let schema = try #require(
      Bundle.module.url(
        forResource: "junit-readers", withExtension: "xsd", subdirectory: "Fixtures"))
    return try Child(xmllint, ["--noout", "--nonet", "--schema", schema.path, "-"], input: xml)
  }
}

extension Attempt {
  fileprivate func with(_ results: [CaseResult]) -> Attempt {
    Attempt(
      kata: kata, pattern: pattern, seed: seed, toolchain: toolchain, isolation: isolation,
      verdict: verdict, results: results, findings: findings, output: output, started: started,
      duration: duration, submission: submission)
  }

  func printing(_ output: String) -> Attempt {
    Attempt(
      kata: kata, pattern: pattern, seed: seed, toolchain: toolchain, isolation: isolation,
      verdict: verdict, results: results, findings: findings, output: output, started: started,
      duration: duration, submission: submission)
  }
}

import KataCore
import KataReporting
import KataText
import Testing

struct LintTextTests {
  @Test(arguments: [40, 60, 80, 120])
  func looksAsRecorded(_ width: Int) throws {
    let look = Look(hasColour: false, marks: width == 60 ? .ascii : .unicode)
    let text = LintText(SampleProject.reading, name: "App", width: width, look: look)
    try Snapshot.expect(
      text.lines.rendered(hasColour: false), named: "LintTextTests.project-\(width)")
  }

  @Test func looksAsRecordedInWords() throws {
    let look = Look(hasColour: false, marks: .words)
    let text = LintText(SampleProject.reading, name: "App", width: 100, look: look)
    try Snapshot.expect(text.lines.rendered(hasColour: false), named: "LintTextTests.project-words")
  }

  @Test func saysThatThereIsNothingToRead() throws {
    let text = LintText(SampleProject.empty, name: "Docs", width: 80, look: Look(hasColour: false))
    try Snapshot.expect(text.lines.rendered(hasColour: false), named: "LintTextTests.empty-80")
  }

  @Test func showsAllDutiesOfAllTypesWhenAskedForAll() {
    let all = text(of: busy, .all)
    #expect(text(of: busy, .first).contains("and 2 more"))
    #expect(!all.contains(" more"))
    #expect(
      all.contains("logging 5% and domain rules 5%") || all.contains("logging 5% and rules 5%"))
  }

  @Test func namesTheOthersOnlyBesideMassiveControllers() {
    #expect(text(of: busy, .first).contains("\nJobs per type\n"))
    #expect(text(of: SampleProject.reading, .first).contains("\nJobs per type, the others\n"))
  }

  @Test func saysThatThereIsNothingToFind() {
    let none = "\nFindings\n  none: no rule has anything to say about these types"
    #expect(text(of: busy, .all).contains(none))
    #expect(!text(of: SampleProject.reading, .all).contains("none: no rule"))
  }

  private func text(of reading: StaticReading, _ detail: TextReport.Detail) -> String {
    LintText(reading, name: "App", width: 100, look: Look(hasColour: false), detail: detail)
      .lines.rendered(hasColour: false)
  }

  /// One type of six duties, which is no massive controller.
  private var busy: StaticReading {
    let place = SourceLocation(path: "App/Feed.swift", line: 1, column: 1)
    let shares: [(Responsibility, Double)] = [
      (.layout, 0.4), (.network, 0.2), (.storage, 0.2), (.presentation, 0.1), (.logging, 0.05),
      (.domain, 0.05),
    ]
    let duties = shares.map {
      TypeReading.Duty(
        responsibility: $0, share: $1,
        lines: (1...6).map { SourceLocation(path: place.path, line: $0, column: 1) })
    }
    let type = TypeReading(
      name: "Feed", kind: .class, role: .controller, location: place, lines: 90, jobs: 4.2,
      duties: duties, isMassiveController: false)
    let empty = SampleProject.empty
    return StaticReading(
      files: 1, lines: 90, skipped: [], types: [type], edges: [], cycles: [], effects: [],
      distribution: empty.distribution, uikitFreeShare: nil, unknownShare: 0, findings: [])
  }
}

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
}

import KataPipeline
import Testing

struct LessonFilesProofTests {
  private let text = "---\ntitle: Tea\nsummary: A.\n---\n\nText.\n"

  @Test(arguments: [
    (["en/01-tea.md"], [String]()),
    (["en/01-tea.md", "zh-Hans/01-tea.md", "en/notes.txt", "README.md"], []),
    (["en/01-tea.md", "en/02-cup.md"], ["Lessons/en/02-cup.md"]),
    (["en/01-tea.md", "zh-Hans/tea.md"], ["Lessons/zh-Hans/tea.md"]),
    (["en/02-tea.md"], ["Lessons/en/02-tea.md"]),
    (["en/1-tea.md", "zh-Hans/01-tea.md"], ["Lessons/en/1-tea.md"]),
  ])
  func findsFilesThatAreNotInTheirPlace(paths: [String], subjects: [String]) throws {
    let files = Dictionary(paths.map { ($0, text) }) { first, _ in first }
    let found = try withCourse(files) { try LessonFilesProof($0).problems.map(\.subject) }
    #expect(found == subjects)
  }
}

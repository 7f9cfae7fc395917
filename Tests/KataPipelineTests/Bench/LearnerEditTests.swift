import KataCore
import Testing

@testable import KataPipeline

struct LearnerEditTests {
  private let files = [
    SourceFile(path: "Sources/A.swift", text: "let a = 1\n"),
    SourceFile(path: "Sources/B.swift", text: "let longer = 1\n"),
  ]

  @Test func editsTheLongestFileAtItsEnd() throws {
    let edit = try #require(LearnerEdit(files))
    #expect(edit.file.path == "Sources/B.swift")
    #expect(edit.file.text.hasPrefix("let longer = 1\n"))
  }

  @Test(arguments: [LearnerEdit.Depth.body, .declaration])
  func changesTheTextEachTime(depth: LearnerEdit.Depth) throws {
    var edit = try #require(LearnerEdit(files))
    var texts: Set = [edit.file.text]
    for _ in 0..<3 {
      edit.change(depth)
      texts.insert(edit.file.text)
    }
    #expect(texts.count == 4)
  }

  @Test func keepsDeclarationsWhenABodyChanges() throws {
    var edit = try #require(LearnerEdit(files))
    let before = edit.file.text.split(separator: "{").first
    edit.change(.body)
    #expect(edit.file.text.split(separator: "{").first == before)
  }

  @Test func hasNothingToEditWithoutFiles() {
    #expect(LearnerEdit([]) == nil)
  }
}

import KataPipeline
import KataText
import Testing

struct LessonCodeTests {
  private func code(_ text: String) -> [LessonCode] {
    LessonCode.groups(in: MarkdownDocument(text, firstLine: 5))
  }

  @Test func keepsTheNumberOfEveryLine() {
    let groups = code(
      "Text.\n\n```swift\nlet a = 1\nlet b = 2\n```\n\n```swift +\nlet c = 3\n```\n")
    let lines = groups[0].source.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(groups.count == 1)
    #expect(groups[0].line == 8)
    #expect(lines.first == "import UIKit; import Foundation")
    #expect(lines[7] == "let a = 1")
    #expect(lines[8] == "let b = 2")
    #expect(lines[12] == "let c = 3")
    #expect(lines.count == 14)
  }

  @Test(arguments: [
    ("```swift\na\n```\n```swift\nb\n```", 2), ("```swift\na\n```\n```swift +\nb\n```", 1),
    ("```swift\na\n```\n```text\nt\n```\n```swift +\nb\n```", 1), ("```text\na\n```", 0),
    ("```swift +\na\n```", 1), ("- ```swift\n  a\n  ```\n\n> ```swift\n> b\n> ```", 2), ("", 0),
    ("    indented", 0), ("```swift\n```", 1),
  ])
  func makesAFileOfEachBlockThatJoinsNoOther(text: String, count: Int) {
    #expect(code(text).count == count)
  }

  @Test func takesCodeOutOfListsWithItsLines() {
    let groups = code("1. One\n\n   ```swift\n   let a = 1\n   ```\n")
    let lines = groups[0].source.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[7] == "let a = 1")
  }
}

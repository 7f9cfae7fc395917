import Foundation
import KataContent
import KataCore
import KataPipeline
import Testing

struct LessonPageProofTests {
  private let kata = Kata(
    id: "cup", version: 1, titles: ["en": "Cup"], summaries: [:], contract: "CupContract",
    patterns: [Pattern(id: "mvp", title: "MVP", folder: "MVP", seam: "CupMVP")],
    limits: Limits(), mistakes: [], folder: URL(filePath: "/katas/cup"))

  private func problems(_ page: LessonPage) -> [String] {
    LessonPageProof(page, katas: [kata]).problems.map {
      "\($0.subject.split(separator: ":").dropFirst().first ?? "-") \($0.message)"
    }
  }

  @Test func findsNothingInASoundLesson() throws {
    let text = """

      A *paragraph* with a [link](https://www.swift.org).

      ## Then

      | a | b |
      | - | - |
      | a rather long cell in a table | and another of some length beside it |

      ### Code

      <!-- drawing: A line. -->
      ```text
      \(String(repeating: "─", count: 38))
      ```

      ```text
      \(String(repeating: "-", count: 58))
      ```

      ```swift
      let a = 1
      ```
      """
    let practice = #"{"kata":"cup","pattern":"mvp"}"#
    #expect(try problems(page(text, practice: practice)) == [])
  }

  @Test(arguments: [
    ("\n## Early\n\nText.", "6 the text does not begin with a paragraph"),
    ("\nText.\n\n# Big", "8 a heading of level 1; sections are `##` and smaller ones `###`"),
    ("\nText.\n\n#### Small", "8 a heading of level 4; sections are `##` and smaller ones `###`"),
    ("\nText <b>bold</b>.", "6 raw HTML, which a terminal shows as it stands"),
    ("\nText.\n\n<p>More.</p>", "8 raw HTML, which a terminal shows as it stands"),
    ("\n[a](02-none.md)", "6 the link to `02-none.md` leads nowhere"),
    ("\n[a](http://old.example)", "6 the link to `http://old.example` leads nowhere"),
    ("\n- [a](/etc/passwd)", "6 the link to `/etc/passwd` leads nowhere"),
    (
      "\nText.\n\n```\na\n```",
      "8 a code block is `swift`, `swift +`, `diff` or `text`, and this is ``"
    ),
    ("\nText.\n\n```swift +\nlet a = 1\n```", "8 `swift +` has no Swift before it to join"),
    ("\nText.\n\n```swift\nlet a = 1\n\tlet b = 2\n```", "10 a tab in code, which is as wide as"),
    (
      "\nText.\n\n```text\nok\n\(String(repeating: "学", count: 30))\n```",
      "10 code of 60 columns, and 58 fit"
    ),
    ("\nText.\n\n```text\na ─▶ b\n```", "8 a drawing without `<!-- drawing: … -->` before it"),
    ("\nText.\n\n- A\n\n  ```text\n  ┌─┐\n  ```", "10 a drawing without `<!-- drawing"),
    (
      "\nText.\n\n<!-- drawing: A line. -->\n```text\n│\n\(String(repeating: "─", count: 39))\n```",
      "11 a drawing of 39 columns, and 38 fit"
    ),
    ("\nText.\n\n<!-- checkpoint choose a -->\n\nWhat?", "8 The checkpoint `a` does not end with"),
  ])
  func saysWhatIsWrongAndWhere(text: String, problem: String) throws {
    let found = try problems(page(text))
    #expect(found.contains { $0.hasPrefix(problem) }, "\(found)")
  }

  @Test(arguments: [
    (#"{"kata":"mug","pattern":"mvp"}"#, "- is practised in the kata mug, and there is none"),
    (#"{"kata":"cup","pattern":"mvx"}"#, "- is practised in mvx, which cup does not have"),
  ])
  func missesWhatIsToBePractised(practice: String, problem: String) throws {
    #expect(try problems(page("\nText.", practice: practice)) == [problem])
  }

  @Test func followsALinkToALessonThatIsNotTranslated() throws {
    let head = "---\ntitle: Tea\nsummary: A.\n---\n\n"
    let files = [
      "zh-Hans/01-tea.md": head + "[茶](02-cup.md)、[水](01-tea.md#x)", "en/02-cup.md": "Text.",
    ]
    let problems = try withCourse(files) { shelf in
      try LessonPageProof(shelf.page(shelf.lesson("tea", in: .chinese)), katas: []).problems
    }
    #expect(problems == [])
  }
}

import Foundation
import KataContent
import KataCore
import KataPipeline
import Testing

extension ShippedContentTests {
  struct LessonProofTests {
    @Test func namesTheLineOfCodeThatDoesNotCompile() async throws {
      let text = """
        ---
        title: Tea
        summary: How to make it.
        ---

        Text.

        ```swift
        final class Cup: UIView {
          let label = UILabel()
        }
        ```

        ```text
        this is no Swift
        ```

        ```swift +
        func fill(_ cup: Cup) {
          cup.label.text = "full"
          cup.label.txt = "full"
        }
        ```

        ```swift
        func spill() {
          let drops = 3
        }
        ```
        """
      let problems = try await withCourse(text) {
        try await self.problems(of: "tea", in: $0)
      }
      try #require(problems.count == 2, "\(problems)")
      #expect(problems[0].subject == "Lessons/en/01-tea.md:21")
      #expect(problems[0].message.contains("value of type 'UILabel' has no member 'txt'"))
      #expect(problems[1].subject == "Lessons/en/01-tea.md:27")
      #expect(problems[1].message.contains("never used"))
    }

    @Test func compilesCodeThatImportsCombine() async throws {
      let text = """
        ---
        title: Tea
        summary: How to make it.
        ---

        Text.

        ```swift
        import Combine

        final class Cup: ObservableObject {
          @Published var drops = 0
        }
        ```

        ```swift +
        let cup = Cup()
        let subscription = cup.$drops.sink { $0.fall() }
        ```
        """
      let problems = try await withCourse(text) { try await self.problems(of: "tea", in: $0) }
      try #require(problems.count == 1, "\(problems)")
      #expect(problems[0].message.contains("has no member 'fall'"))
    }

    @Test func tellsOnceOfCodeThatATranslationShares() async throws {
      let shared = "```swift\nlet cup: Cup? = nil\n```\n"
      func page(_ title: String, then code: String = "") -> String {
        "---\ntitle: \(title)\nsummary: \(title)\n---\n\n\(title)\n\n\(shared)\(code)"
      }
      let translation = page("茶", then: "\n```swift\nlet pot: Pot? = nil\n```\n")
      let problems = try await withCourse(page("Tea"), translation: translation) {
        try await self.problems(of: "tea", in: $0)
      }
      #expect(
        problems.map(\.subject) == ["Lessons/en/01-tea.md:9", "Lessons/zh-Hans/01-tea.md:13"])
      #expect(problems.map { $0.message.contains("'Cup'") } == [true, false])
    }

    private func problems(
      of id: String, in shelf: LessonShelf
    ) async throws -> [ContentProof.Problem] {
      let proof = LessonProof(
        workshop: .forTests(), lessons: shelf, katas: KataShelf(bundledAnd: []))
      return try await proof.problems(of: shelf.lesson(id, in: .english)) { _ in }
    }

    private func withCourse<Answer>(
      _ text: String, translation: String? = nil,
      _ work: (LessonShelf) async throws -> Answer
    ) async throws -> Answer {
      let parent = FileManager.default.temporaryDirectory.appending(path: "kata-course-\(UUID())")
      let folder = parent.appending(path: "Lessons")
      for language in ["en", "zh-Hans"] {
        try FileManager.default.createDirectory(
          at: folder.appending(path: language), withIntermediateDirectories: true)
      }
      defer { try? FileManager.default.removeItem(at: parent) }
      let manifest = #"{"schema":"kata/lessons/v1","lessons":[{"id":"tea","minutes":3}]}"#
      try Data(manifest.utf8).write(to: folder.appending(path: "lessons.json"))
      try Data(text.utf8).write(to: folder.appending(path: "en/01-tea.md"))
      try translation.map {
        try Data($0.utf8).write(to: folder.appending(path: "zh-Hans/01-tea.md"))
      }
      return try await work(LessonShelf(folders: [folder]))
    }
  }
}

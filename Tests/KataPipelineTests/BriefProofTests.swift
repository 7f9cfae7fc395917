import Foundation
import KataCore
import KataPipeline
import Testing

struct BriefProofTests {
  /// What is wrong with a kata that has these files.
  private func problems(_ files: [String: String]) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "kata-brief-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appending(path: name))
    }
    let kata = Kata(
      id: "cup", version: 1, titles: ["en": "Cup", "zh-Hans": "杯"], summaries: [:],
      contract: "CupContract", patterns: [], limits: Limits(), mistakes: [], folder: folder)
    return BriefProof(kata: kata).problems.map { "\($0.subject): \($0.message)" }
  }

  @Test func findsNothingInASoundBrief() throws {
    let drawing = "<!-- drawing: A holds b. -->\n```text\na ─▶ b\n```\n"
    let files = [
      "README.md": "# Cup\n\n" + drawing, "Hints.md": "# Hints\n\n```\n# no heading\n```\n",
      "README.zh-Hans.md": "# 杯\n\n" + drawing, "Hints.zh-Hans.md": "# 提示\n",
    ]
    #expect(try problems(files) == [])
  }

  @Test func missesTheHints() throws {
    #expect(try problems(["README.md": "# Cup\n"]) == ["cup, Hints.md: is not there"])
  }

  @Test func comparesHeadings() throws {
    let files = [
      "README.md": "# Cup\n\n## A\n", "Hints.md": "", "README.zh-Hans.md": "# 杯\n\n### 甲\n",
    ]
    #expect(try problems(files) == ["cup, README.zh-Hans.md: has other headings than README.md"])
  }

  @Test(arguments: ["```text\na ─▶ b\n```\n", "    a ─▶ b\n"])
  func findsADrawingThatNobodyToldInAnyLanguage(drawing: String) throws {
    let files = [
      "README.md": "# Cup\n\n" + drawing, "Hints.md": "", "README.zh-Hans.md": "# 杯\n\n" + drawing,
    ]
    let message = "a drawing without `<!-- drawing: … -->` before it, which says what it shows"
    #expect(
      try problems(files) == [
        "cup, README.md:3: \(message)", "cup, README.zh-Hans.md:3: \(message)",
      ])
  }
}

import Foundation
import KataCore
import KataWorkspace
import Testing

struct LineDiffTests {
  private func tree(_ files: [String: String]) -> SourceTree {
    SourceTree(
      [RelativePath: Data](
        uniqueKeysWithValues: files.compactMap { path, text in
          RelativePath(path).map { ($0, Data(text.utf8)) }
        }))
  }

  private func diff(_ old: String, _ new: String) -> LineDiff {
    LineDiff(from: tree(["Sources/A.swift": old]), to: tree(["Sources/A.swift": new]))
  }

  @Test func showsThreeLinesAroundAChange() {
    let old = (1...12).map { "\($0)\n" }.joined()
    #expect(
      diff(old, old.replacing("6\n", with: "six\n")).unifiedText == """
        diff --git a/Sources/A.swift b/Sources/A.swift
        --- a/Sources/A.swift
        +++ b/Sources/A.swift
        @@ -3,7 +3,7 @@
         3
         4
         5
        -6
        +six
         7
         8
         9

        """)
  }

  @Test func countsHunksAndLines() throws {
    let old = (1...30).map { "\($0)\n" }.joined()
    let new = old.replacing("\n4\n", with: "\n4\n4b\n").replacing("\n25\n", with: "\n")
    let file = try #require(diff(old, new).files.first)
    #expect(
      file.hunks.map { [$0.oldStart, $0.oldCount, $0.newStart, $0.newCount] } == [
        [2, 6, 2, 7], [22, 7, 23, 6],
      ])
    #expect((file.added, file.removed) == (1, 1))
  }

  @Test func saysNothingOfEqualFiles() {
    #expect(diff("a\n", "a\n").isEmpty)
    #expect(diff("a\n", "a\n").unifiedText == "")
  }

  @Test func tellsLineEndingsAndComposedLettersApart() {
    #expect(diff("a\r\nb\r\n", "a\nb\n").files.first?.added == 2)
    #expect(diff("é\n", "e\u{301}\n").files.first?.added == 1)
  }

  @Test func doesNotPrintWhatIsNotText() {
    let new = SourceTree(["Sources/A.swift": Data([0xff])])
    #expect(
      LineDiff(from: SourceTree(), to: new).unifiedText.contains("Binary files /dev/null and"))
  }

  @Test func staysQuickOnTextsWithoutACommonLine() {
    let old = (1...20_000).map { "old \($0)\n" }.joined()
    let new = (1...20_000).map { "new \($0)\n" }.joined()
    #expect(diff(old, new).files.first?.added == 20_000)
  }
}

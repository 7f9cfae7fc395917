import KataText
import Testing

@testable import KataTerminal

struct CompletionListTests {
  private let described = [
    Completion("check", detail: "run the suites"), Completion("检查", detail: "检查你的代码"),
  ]

  private func list(_ items: [Completion], width: Int, _ marks: Look.Marks = .unicode) -> [String] {
    CompletionList(candidates: items, width: width, look: Look(hasColour: false, marks: marks))
      .lines.map(\.plain)
  }

  @Test func alignsDescriptionsAfterWideNames() {
    #expect(list(described, width: 40) == ["check  run the suites", "检查   检查你的代码"])
  }

  @Test func cutsADescriptionThatDoesNotFit() {
    #expect(list(described, width: 19) == ["check  run the su…", "检查   检查你的代…"])
  }

  @Test func fillsColumnsDownwards() {
    let items = ["a", "b", "c", "d", "e"].map { Completion($0) }
    #expect(
      list(items, width: 9).map { $0.split(separator: " ") } == [["a", "c", "e"], ["b", "d"]])
  }

  @Test func leavesDescriptionsOutWhereNamesFillTheWindow() {
    #expect(list(described, width: 10).map { $0.filter { $0 != " " } } == ["check", "检查"])
  }

  @Test func saysOneItemPerLineInWords() {
    #expect(list(described, width: 10, .words) == ["check: run the suites", "检查: 检查你的代码"])
  }

  @Test(arguments: [2, 3, 10, 40, 80])
  func staysInsideTheWindow(width: Int) {
    let items = described + [Completion("a-very-long-name-of-a-kata")]
    #expect(
      list(items, width: width).allSatisfy { DisplayWidth.of($0.trimmed) <= max(2, width - 1) })
  }
}

extension String {
  fileprivate var trimmed: String { String(reversed().drop { $0 == " " }.reversed()) }
}

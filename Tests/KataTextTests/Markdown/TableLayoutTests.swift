import KataText
import Testing

struct TableLayoutTests {
  private static let table = """
    | name | what it does | n |
    | :--- | --- | ---: |
    | 视图 | shows what it is told and nothing else | 1 |
    | `GreetingPresenter` | decides | 10 |
    """

  private func lines(_ text: String, _ width: Int, _ marks: Look.Marks = .unicode) -> [String] {
    let look = Look(hasColour: false, marks: marks)
    return MarkdownPage(MarkdownDocument(text), width: width, look: look).text.map(\.plain)
  }

  @Test func padsByColumns() {
    #expect(
      lines(Self.table, 80) == [
        "  name                 what it does                             n",
        "  ───────────────────  ──────────────────────────────────────  ──",
        "  视图                 shows what it is told and nothing else   1",
        "  `GreetingPresenter`  decides                                 10",
      ])
  }

  @Test func shrinksTheWidestColumnAndSetsRowsApart() {
    #expect(
      lines(Self.table, 50) == [
        "  name                 what it does              n",
        "  ───────────────────  ───────────────────────  ──",
        "  视图                 shows what it is told     1",
        "                       and nothing else",
        "",
        "  `GreetingPresenter`  decides                  10",
      ])
  }

  @Test func breaksNoLongWordWhileColumnsFit() {
    let table = """
      | what | KVO | Observation |
      | --- | --- | --- |
      | a property that depends on others | `keyPathsForValuesAffecting…` | nothing to do in it |
      """
    #expect(lines(table, 70).contains { $0.contains("`keyPathsForValuesAffecting…`") })
    #expect(lines(table, 50).contains { $0.hasPrefix("  what") })
  }

  @Test(arguments: [(Look.Marks.unicode, 24), (.words, 100)])
  func listsWhatDoesNotFitOrMayNotBeDrawn(_ marks: Look.Marks, _ width: Int) {
    let lines = lines(Self.table, width, marks)
    #expect(lines.first == "name: 视图")
    #expect(lines.contains("n: 10"))
    #expect(lines.filter(\.isEmpty).count == 1)
  }

  @Test func namesColumnsInChineseWithAChineseColon() {
    #expect(lines("|名称||\n|-|-|\n|视图|x|\n|模型||\n", 40, .words) == ["名称：视图", "x", "", "名称：模型"])
  }

  @Test func showsAHeaderWithoutRows() {
    #expect(lines("|a|b|\n|-|-|\n", 40, .words) == ["a, b"])
    #expect(lines("|a|b|\n|-|-|\n", 40) == ["  a  b", "  ─  ─"])
  }

  @Test func startsNoLineOfACellWithAStop() {
    let table = "|a|b|\n|-|-|\n|一二三四五六七八|`viewDidLoad`、`a`|\n"
    let cells = lines(table, 32).dropFirst(2).map { $0.filter { $0 != " " } }
    #expect(cells == ["一二三四五六七`viewDidLoad`、", "八`a`"])
  }

  @Test func centres() {
    #expect(lines("|head|\n|:-:|\n|a|\n", 20).last == " a")
  }
}

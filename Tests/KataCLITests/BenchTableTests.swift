import Testing

@testable import KataCLI

struct BenchTableTests {
  private let table = BenchTable(
    header: ["median", "", "what"], rows: [["5 ms", "held", "a"], ["12 ms", "not held", "b c"]])

  @Test func linesColumnsUpInATerminal() {
    #expect(
      table.text == """
        median            what
        5 ms    held      a
        12 ms   not held  b c
        """)
  }

  @Test func isATableInMarkdown() {
    #expect(
      table.markdown == """
        | median |  | what |
        | --- | --- | --- |
        | 5 ms | held | a |
        | 12 ms | not held | b c |
        """)
  }
}

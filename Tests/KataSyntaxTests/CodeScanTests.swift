import KataCore
import KataSyntax
import Testing

struct CodeScanTests {
  @Test(arguments: [
    ("", 0, 0), ("let a = 1", 1, 4), ("\n\n// a\n/* b\n/* c */\n*/\nlet a = 1 // d\n", 1, 4),
    ("let a = \"// \\\" b\"", 1, 4), ("let a = \"\\(b(\")\")) c\"", 1, 8), ("a.b?.c()", 1, 8),
    ("let a = \"\"\"\n  b // c\n\n  \\(d)\n  \"\"\"", 4, 5), ("#\"a\\(b)\"#", 1, 1),
    ("#\"a\\#(b)\"#", 1, 2),
    ("a\r\n\r\nb", 2, 2), ("{\n}\n", 2, 2),
  ])
  func countsLinesAndTokens(text: String, lines: Int, tokens: Int) {
    let file = ReadFacts(text).facts.files.first
    #expect(file?.problem == nil)
    #expect(file?.lines == lines)
    #expect(file?.tokens == tokens)
  }

  @Test func countsReformattedCodeAlike() {
    let one = ReadFacts("func f(a: Int) -> Int { a + 1 }").facts.files.first
    let other = ReadFacts("func f(\n  a: Int\n)\n-> Int\n{\n  // why\n  a\n    + 1\n}").facts.files
      .first
    #expect(one?.tokens == other?.tokens)
  }
}

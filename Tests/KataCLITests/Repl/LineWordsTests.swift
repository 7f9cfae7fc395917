import Testing

@testable import KataCLI

struct LineWordsTests {
  @Test(arguments: [
    ("", []), ("   ", []), ("check", ["check"]),
    ("  start  greeting mvp ", ["start", "greeting", "mvp"]),
    ("edit 'two words.swift'", ["edit", "two words.swift"]),
    ("edit \"a 'b' c\"", ["edit", "a 'b' c"]), ("cd two\\ wolves", ["cd", "two wolves"]),
    ("a '' b", ["a", "", "b"]), ("读 第一课", ["读", "第一课"]), ("pre'fix'ed", ["prefixed"]),
    ("'\\n'", ["\\n"]),
  ])
  func splitsAsAShellDoes(line: String, words: [String]) {
    #expect(LineWords(line).texts == words)
    #expect(LineWords(line).openQuote == nil)
  }

  @Test func tellsTheQuoteThatIsStillOpen() {
    #expect(LineWords("edit 'two wo").openQuote == "'")
    #expect(LineWords("edit \"two").openQuote == "\"")
    #expect(LineWords("edit 'two wo").texts == ["edit", "two wo"])
  }

  @Test func placesWordsByBytesWithTheirQuotes() throws {
    let words = LineWords("cd 'a b' 课 x").words
    #expect(words.map(\.range) == [0..<2, 3..<8, 9..<12, 13..<14])
  }
}

import Testing

@testable import KataTerminal

struct ShellWordsTests {
  @Test(arguments: [
    ("less", ["less"]), ("  less\t-F  -R ", ["less", "-F", "-R"]), ("", []), (" \n", []),
    ("'/opt/My Pager/less' -R", ["/opt/My Pager/less", "-R"]), ("less ''", ["less", ""]),
    ("a'b'\"c\"d", ["abcd"]), ("\"it's\"", ["it's"]), ("'say \"so\"'", ["say \"so\""]),
  ])
  func splitsAtBlanksOutsideQuotes(text: String, words: [String]) {
    #expect(ShellWords(text).words == words)
  }

  @Test(arguments: [
    (#"/opt/My\ Pager/less"#, ["/opt/My Pager/less"]), (#"'a\b'"#, [#"a\b"#]),
    (#""a\b\"c""#, [#"a\b"c"#]), (#"a\"#, [#"a\"#]),
  ])
  func takesTheMeaningFromWhatFollowsABackslash(text: String, words: [String]) {
    #expect(ShellWords(text).words == words)
  }

  @Test func takesAnOpenQuoteToTheEnd() {
    #expect(ShellWords("less 'a b").words == ["less", "a b"])
  }
}

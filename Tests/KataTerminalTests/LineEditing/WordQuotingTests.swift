import Testing

@testable import KataTerminal

struct WordQuotingTests {
  @Test(arguments: [
    ("", "two wolves", #"two\ wolves"#),
    ("", #"it's"#, #"it\'s"#),
    ("'tw", "two wolves", "'two wolves'"),
    ("'i", "it's", #"'it'\''s'"#),
    (#""tw"#, #"two "old" wolves"#, #""two \"old\" wolves""#),
  ])
  func keepsTheQuoteThatWasOpened(typed: String, word: String, written: String) {
    #expect(WordQuoting(like: typed[...]).quoted(word, isOver: true) == written)
    #expect(WordQuoting.plain(written[...]) == word)
  }

  @Test func leavesAQuoteOpenWhileTheWordIs() {
    #expect(WordQuoting(like: "'t").quoted("two w", isOver: false) == "'two w")
    #expect(WordQuoting.plain("'two w") == "two w")
  }
}

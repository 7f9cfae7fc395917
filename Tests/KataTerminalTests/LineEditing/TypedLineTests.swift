import Testing

@testable import KataTerminal

struct TypedLineTests {
  @Test(arguments: [
    ("二\u{1b}[D\u{1b}[1;5C\u{1b}OA三", "二三"), ("a\u{1b}b\u{7}\u{c}\tc", "ab\tc"),
    ("a\u{1b}", "a"), ("a\u{1b}[", "a"), ("\u{1b}[中", "中"), ("[D", "[D"),
  ])
  func keepsWhatIsNoKey(typed: String, text: String) {
    #expect(TypedLine(typed).text == text)
  }
}

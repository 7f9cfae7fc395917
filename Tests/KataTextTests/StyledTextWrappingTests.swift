import KataText
import Testing

struct StyledTextWrappingTests {
  @Test(arguments: [
    ("one two three", 7, ["one two", "three"]),
    ("one two three", 80, ["one two three"]),
    ("one  two", 4, ["one", "two"]),
    ("", 10, [""]),
    ("a\n\nb", 10, ["a", "", "b"]),
    ("  indented text", 10, ["  indented", "text"]),
    (
      "see Sources/GreetingPresenter.swift now", 34,
      ["see", "Sources/GreetingPresenter.swift", "now"]
    ),
    ("Sources/GreetingPresenter.swift", 20, ["Sources/", "GreetingPresenter.", "swift"]),
    ("abcdefghij", 4, ["abcd", "efgh", "ij"]),
    ("run kata\u{a0}check now", 10, ["run", "kata\u{a0}check", "now"]),
    ("kata\u{a0}check", 6, ["kata\u{a0}", "check"]),
    ("你好世界", 5, ["你好", "世界"]),
    ("你好，世界", 4, ["你", "好，", "世界"]),
    ("他说（你好）", 6, ["他说", "（你", "好）"]),
    ("用Presenter做", 9, ["用", "Presenter", "做"]),
    ("你", 1, ["你"]),
    ("试试，`ab`一毫秒", 8, ["试试，", "`ab`一毫", "秒"]),
    ("他说“ab”了", 5, ["他说", "“ab”", "了"]),
    ("调用(a)吧", 6, ["调用", "(a)吧"]),
    ("是_被动_的", 6, ["是_被", "动_的"]),
    ("Presenter，做", 9, ["Presente", "r，做"]),
    ("`Presenter`，做", 10, ["`Presente", "r`，做"]),
    ("「Presenter」。", 11, ["「Presente", "r」。"]),
    ("Presenter, it", 9, ["Presente", "r, it"]),
    ("(Presenter).", 11, ["(Presente", "r)."]),
    ("abc.defg", 3, ["abc", ".de", "fg"]),
    ("，，，", 2, ["，", "，", "，"]),
  ])
  func breaksLines(_ text: String, _ width: Int, _ lines: [String]) {
    #expect(StyledText(text).wrapped(to: width).map(\.plain) == lines)
  }

  @Test func hangsBehindItsLead() {
    let lines = StyledText("one two three").wrapped(to: 9, lead: "  ✓ ")
    #expect(lines.map(\.plain) == ["  ✓ one", "    two", "    three"])
  }

  @Test func givesTheFirstLineItsOwnRoom() {
    let lines = StyledText("one two three").wrapped(to: 9, lead: "", hanging: "    ")
    #expect(lines.map(\.plain) == ["one two", "    three"])
  }

  @Test func breaksOnTheJoinedTextAndKeepsStyles() {
    let text = StyledText("one tw") + StyledText("o th", .bold) + "ree"
    let lines = text.wrapped(to: 5)
    #expect(lines.map(\.plain) == ["one", "two", "three"])
    #expect(lines[1] == StyledText("tw") + StyledText("o", .bold))
    #expect(lines[2] == StyledText("th", .bold) + "ree")
  }

  @Test func keepsACharacterThatSpansTwoRunsTogether() {
    let text = StyledText("e", .bold) + StyledText("\u{301}x", .dim)
    #expect(text.wrapped(to: 1).map(\.plain) == ["e\u{301}x"] || text.wrapped(to: 2).count == 1)
    #expect(text.widthInColumns == 2)
  }

  @Test(arguments: 1...30)
  func losesNothingButBlanks(_ width: Int) {
    let text = "Ein Text, der 你好，世界 und Sources/Some/Very/LongPath.swift enthält (mit Klammern)."
    let joined = StyledText(text).wrapped(to: width).map(\.plain).joined()
    #expect(joined.filter { $0 != " " } == text.filter { $0 != " " })
  }
}

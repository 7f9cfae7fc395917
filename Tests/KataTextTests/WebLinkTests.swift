import KataText
import Testing

struct WebLinkTests {
  @Test(arguments: [
    ("https://a.b/c?d=e#f", "https://a.b/c?d=e#f"),
    ("HTTP://a.b", "HTTP://a.b"),
    ("https://a.b/é \u{1b}\\\u{7}\n", "https://a.b/%C3%A9%20%1B%5C%07%0A"),
    ("https://a.b/中", "https://a.b/%E4%B8%AD"),
  ])
  func encodesWhatIsNoPlainASCII(_ address: String, _ expected: String) {
    #expect(WebLink(address)?.address == expected)
  }

  @Test(arguments: [
    "", "a.b", "ftp://a.b", "file:///a", "javascript:a", "mailto:a@b.c", " https://a.b",
    "https://" + String(repeating: "a", count: 3000),
  ])
  func takesNothingButWebAddresses(_ address: String) {
    #expect(WebLink(address) == nil)
  }

  @Test func opensAndClosesOnEveryLine() throws {
    let link = try #require(WebLink("https://a.b"))
    var text = StyledText()
    text.append("one two", link: link)
    let (open, close) = ("\u{1b}]8;;https://a.b\u{1b}\\", "\u{1b}]8;;\u{1b}\\")
    #expect(
      text.wrapped(to: 4).rendered(hasColour: true) == "\(open)one\(close)\n\(open)two\(close)\n")
    #expect(text.rendered(hasColour: false) == "one two")
  }
}

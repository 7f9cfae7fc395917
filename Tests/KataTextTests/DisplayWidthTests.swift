import KataText
import Testing

struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("kata", 4), ("你好，", 6), ("e\u{301}", 1), ("é", 1), ("ñandú", 5), ("한글", 4),
    ("\u{1112}\u{1161}\u{11ab}", 2), ("✓ ✗ ▸ …", 7), ("✅", 2), ("│─", 2), ("★", 1), ("☰", 2),
    ("👩‍👩‍👧‍👦", 2), ("👍🏽", 2), ("🇨🇳🇩🇪", 4), ("❤️", 2), ("1️⃣", 2), ("\u{1fa77}", 2), ("\u{200d}", 0),
    ("\u{ad}", 1), ("ｶﾞ", 2), ("ガ", 2), ("นี้", 1), ("\u{30000}", 2), ("\u{10ffff}", 1),
  ])
  func countsColumns(_ text: String, _ width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }
}

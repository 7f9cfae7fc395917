import KataText
import Testing

struct GlyphsTests {
  @Test(arguments: [Look.Marks.ascii, .words])
  func hasAnASCIIFormOfEverySign(_ marks: Look.Marks) {
    let values = Mirror(reflecting: Glyphs(marks)).children.compactMap { $0.value as? String }
    #expect(values.count == 11)
    for value in values { #expect(value.utf8.allSatisfy { $0 < 0x80 }, "\(value)") }
  }

  @Test func takesOneColumnForEveryMark() {
    let glyphs = Glyphs(.unicode)
    let marks = [
      glyphs.passed, glyphs.failed, glyphs.open, glyphs.error, glyphs.warning, glyphs.pointer,
      glyphs.bullet, glyphs.ellipsis, glyphs.bar, glyphs.caret,
    ]
    for mark in marks { #expect(DisplayWidth.of(mark) == 1, "\(mark)") }
  }

  @Test func tellsPassedFromFailedWithoutColour() {
    for marks in Look.Marks.allCases {
      let glyphs = Glyphs(marks)
      #expect(Set([glyphs.passed, glyphs.failed, glyphs.open]).count == 3)
    }
  }
}

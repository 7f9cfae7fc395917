import Testing

@testable import KataTerminal

struct KeyDecoderTests {
  @Test(arguments: [
    ("q", [Key.character("q")]), ("中é🙂", [.character("中"), .character("é"), .character("🙂")]),
    ("\r\n\t ", [.enter, .enter, .tab, .character(" ")]), ("\u{3}\u{4}", [.interrupt, .end]),
    ("\u{7f}\u{8}", [.backspace, .backspace]), ("\u{c}", [.resized]),
    ("\u{1b}[A\u{1b}[B\u{1b}[C\u{1b}[D", [.up, .down, .right, .left]),
    ("\u{1b}OA\u{1b}[1;5D", [.up, .left]),
  ])
  func readsKeys(text: String, keys: [Key]) {
    var decoder = KeyDecoder()
    #expect(decoder.take(text.utf8) == keys.map(KeyDecoder.Element.key))
    #expect(!decoder.isUndecided)
  }

  @Test(arguments: [
    "\u{1b}[5~", "\u{1b}OP", "\u{1b}[15;2~", "\u{1b}[[A", "\u{1b}x", "\u{1b}[?1;2c", "\u{1}\u{1c}",
    "\u{1b}[<0;10;20M",
  ])
  func swallowsOtherKeys(text: String) {
    var decoder = KeyDecoder()
    #expect(decoder.take(text.utf8) == [])
    #expect(decoder.take("q".utf8) == [.key(.character("q"))])
  }

  @Test(arguments: ["中", "🙂", "\u{1b}[1;5A"])
  func waitsForTheRestOfAKey(text: String) {
    var decoder = KeyDecoder()
    let bytes = Array(text.utf8)
    for byte in bytes.dropLast() {
      #expect(decoder.take([byte]) == [])
      #expect(decoder.isUndecided)
    }
    #expect(decoder.take(bytes.suffix(1)).count == 1)
  }

  @Test func takesAnEscapeForTheKeyWhenNothingFollows() {
    var decoder = KeyDecoder()
    #expect(decoder.take([0x1b]) == [])
    #expect(decoder.giveUp() == [.key(.escape)])
    #expect(decoder.take([0x1b, 0x1b]) == [.key(.escape)])
    #expect(decoder.giveUp() == [.key(.escape)])
  }

  @Test func forgetsASequenceThatNeverEnds() {
    var decoder = KeyDecoder()
    #expect(decoder.take(Array("\u{1b}[1;".utf8)) == [])
    #expect(decoder.giveUp() == [])
    #expect(decoder.take("A".utf8) == [.key(.character("A"))])
  }

  @Test(arguments: [
    [0xff, 0x71], [0xe4, 0x71], [0xe4, 0xb8, 0x71], [0x80, 0x71], [0xc0, 0x80, 0x71],
  ])
  func dropsBytesThatAreNoText(bytes: [UInt8]) {
    var decoder = KeyDecoder()
    #expect(decoder.take(bytes) == [.key(.character("q"))])
  }

  @Test func tellsSuspensionApart() {
    var decoder = KeyDecoder()
    #expect(decoder.take([0x1a]) == [.suspend])
  }
}

import KataText
import Testing

struct SanitiserTests {
  @Test(arguments: [
    ("plain 你好 👩‍👧\n\tx", "plain 你好 👩‍👧\n\tx"),
    ("\u{1b}[31mred\u{1b}[0m", "red"),
    ("\u{1b}[2J\u{1b}[1;1Hforged", "forged"),
    ("a\u{1b}]0;title\u{7}b", "ab"),
    ("a\u{1b}]8;;http://x\u{1b}\\link\u{1b}]8;;\u{1b}\\b", "alinkb"),
    ("a\u{1b}Pq#0\u{1b}\\b", "ab"), ("a\u{1b}Xsos\u{1b}\\b", "ab"), ("a\u{1b}^pm\u{1b}\\b", "ab"),
    ("a\u{1b}_apc\u{1b}\\b", "ab"), ("a\u{9b}31mb", "ab"), ("a\u{9d}0;t\u{9c}b", "ab"),
    ("a\u{90}dcs\u{9c}b", "ab"), ("a\u{98}x\u{9c}\u{9e}x\u{9c}\u{9f}x\u{9c}b", "ab"),
    ("a\u{1b}cb", "ab"), ("a\u{1b}(0b", "ab"), ("a\u{1b}#8b", "ab"),
    ("never closed \u{1b}]0;title\nnext", "never closed \nnext"),
    ("a\u{1b}[31\u{1b}[0mb", "ab"), ("a\u{1b}]t\u{1b}[1mb", "ab"), ("a\u{1b}[3你", "a你"),
    ("a\u{1b}", "a␛"), ("a\u{1b}\u{7}", "a␛␇"), ("a\u{0}\u{7}\u{8}\u{7f}", "a␀␇␈␡"),
    ("a\r\nb\rc\r", "a\nb␍c␍"), ("\u{85}", "\\u{85}"),
    ("a\u{202e}b\u{2066}c", "a\\u{202e}b\\u{2066}c"),
    ("\u{61c}\u{200e}\u{200f}", "\\u{61c}\\u{200e}\\u{200f}"), ("\u{e0041}", "\\u{e0041}"),
    ("a\u{200b}\u{feff}\u{2028}", "a\\u{200b}\\u{feff}\\u{2028}"),
    ("10:00\u{202f}AM\u{a0}", "10:00\\u{202f}AM\\u{a0}"),
    ("❤\u{fe0f}\u{200d}", "❤\u{fe0f}\u{200d}"),
  ])
  func makesTextSafe(_ text: String, _ safe: String) {
    for size in [1, 2, 3, 1000] { #expect(clean(Array(text.utf8), by: size) == safe) }
  }

  @Test(
    arguments: [
      ([0x61, 0xff, 0x62], "a\u{fffd}b"), ([0x61, 0xe4, 0xbd], "a\u{fffd}"),
      ([0xe4, 0xbd, 0x61], "\u{fffd}a"), ([0xc0, 0xaf], "\u{fffd}\u{fffd}"),
      ([0xed, 0xa0, 0x80], "\u{fffd}\u{fffd}\u{fffd}"),
      ([0xf4, 0x90, 0x80, 0x80], "\u{fffd}\u{fffd}\u{fffd}\u{fffd}"),
      ([0x61, 0x9b, 0x33, 0x31, 0x6d, 0x62], "ab"), ([0x61, 0x9d, 0x74, 0x9c, 0x62], "ab"),
      ([0x1b, 0x5b, 0xff, 0x6d], "\u{fffd}m"), ([0x80], "\u{fffd}"),
    ] as [([UInt8], String)])
  func replacesWhatIsNoText(_ bytes: [UInt8], _ safe: String) {
    for size in [1, 2, 1000] { #expect(clean(bytes, by: size) == safe) }
  }

  @Test func agreesWithSwiftOnBrokenText() {
    for first in UInt8(0xc0)...0xff {
      for second in UInt8(0xa1)...0xff {
        // Bytes below 0xA0 are read as 8-bit controls, and some scalars are shown by number.
        let swift = String(decoding: [first, second, 0x41], as: UTF8.self)
        let own = clean([first, second, 0x41], by: 1)
        #expect(own == swift || own.contains("\\u{"), "\(first) \(second)")
      }
    }
  }

  @Test func usesCaretsWhereOnlyASCIIMayStand() {
    #expect(Sanitiser.text("\u{1b}\u{0}\u{7f}\r\u{fffd}", marks: .ascii) == "^[^@^?^M?")
  }

  @Test func stopsAtItsCaps() {
    var bytes = Sanitiser(maxBytes: 4)
    #expect(bytes.clean("ab你好".utf8) + bytes.finish() == "ab")
    #expect(bytes.isCut)
    var lines = Sanitiser(maxLines: 2)
    #expect(lines.clean("a\nb\nc\nd".utf8) == "a\nb\n")
    #expect(lines.isCut)
    var enough = Sanitiser(maxBytes: 2, maxLines: 2)
    #expect(enough.clean("a\n".utf8) == "a\n")
    #expect(!enough.isCut)
  }

  @Test func keepsOneLineOnOneLine() {
    #expect(Sanitiser.line("a\n\tb\r\n") == "a␊ b␊")
  }

  @Test func turnsTabsIntoBlanks() {
    #expect(Sanitiser.text("a\tb\n你\tb") == "a       b\n你      b")
  }

  private func clean(_ bytes: [UInt8], by size: Int) -> String {
    var sanitiser = Sanitiser()
    var result = ""
    for start in stride(from: 0, to: bytes.count, by: size) {
      result += sanitiser.clean(bytes[start..<min(start + size, bytes.count)])
    }
    return result + sanitiser.finish()
  }
}

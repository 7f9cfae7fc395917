import Testing

@testable import KataTerminal

struct LineBufferTests {
  private func lines(_ pieces: [[UInt8]]) -> [String] {
    var (buffer, lines) = (LineBuffer(), [String]())
    for piece in pieces {
      buffer.append(piece[...])
      while let line = buffer.next() { lines.append(line) }
    }
    return lines + (buffer.finish().map { [$0] } ?? [])
  }

  @Test(arguments: [
    ("a\nb\n", ["a", "b"]), ("a\r\n\nb", ["a", "", "b"]), ("", []), ("\n", [""]),
    ("a\0b\n", ["a\u{fffd}b"]), ("\u{feff}a\n\u{feff}b", ["a", "\u{feff}b"]),
  ])
  func cutsTextIntoLines(text: String, expected: [String]) {
    let bytes = Array(text.utf8)
    #expect(lines([bytes]) == expected)
    #expect(lines(bytes.map { [$0] }) == expected)
  }

  @Test func replacesWhatIsNoText() {
    #expect(lines([[0xff, 0x61], [0xe4, 0xb8], [0x0a]]) == ["\u{fffd}a\u{fffd}"])
  }

  @Test func cutsALineOfMoreThanAMegabyte() {
    let piece = [UInt8](repeating: 0x7a, count: 700_000)
    let found = lines([piece, piece, piece, Array("z\nnext\n".utf8)])
    #expect(found.map(\.utf8.count) == [1 << 20, 4])
    #expect(found.last == "next")
  }
}

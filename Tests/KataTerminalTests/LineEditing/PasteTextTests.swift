import Testing

@testable import KataTerminal

struct PasteTextTests {
  @Test(arguments: [
    ("one\rtwo\r\nthree\n", "one\ntwo\nthree"), ("\ta\u{1b}[31mb\u{7}\u{9b}", " a[31mb"),
    ("\n\n", ""), ("汉字\u{200d}", "汉字\u{200d}"),
  ])
  func keepsTextAlone(pasted: String, kept: String) {
    #expect(PasteText(Array(pasted.utf8)).text == kept)
  }

  @Test func cutsWhatIsNoCommand() {
    let paste = PasteText([UInt8](repeating: 0x61, count: PasteText.mostBytes + 1))
    #expect(paste.isCut)
    #expect(paste.text.utf8.count == PasteText.mostBytes)
  }
}

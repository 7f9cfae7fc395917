import KataCore
import KataSyntax
import Testing

struct SwiftHighlightingTests {
  /// The pieces of the code that have this kind.
  private func pieces(_ kind: SyntaxSpan.Kind, in code: String) -> [String] {
    let bytes = Array(code.utf8)
    return SwiftHighlighting().spans(in: code).filter { $0.kind == kind }.map {
      String(decoding: bytes[$0.range], as: UTF8.self)
    }
  }

  @Test(arguments: [
    (SyntaxSpan.Kind.keyword, "private var name = self.name", ["private", "var", "self"]),
    (.keyword, "#if os(Linux)\nfoo()\n#endif", ["#if", "os", "Linux", "#endif"]),
    (.type, "let person: Person? = load(Person.self)", ["Person", "Person"]),
    (.type, "view.title = UILabel(frame: .zero)", ["UILabel"]),
    (.type, "protocol GreetingView: AnyObject {}", ["GreetingView", "AnyObject"]),
    (.literal, "let a = 3 + 4.5", ["3", "4.5"]),
    (.string, #"show("Hi, \(name)!")"#, [#""Hi, "#, #"!""#]),
    (.comment, "// one\nlet a = b  /* two */ /// three", ["// one", "/* two */", "/// three"]),
    (.attribute, "@MainActor final class Screen {}", ["@MainActor"]),
  ])
  func tellsWhatAPieceIs(kind: SyntaxSpan.Kind, code: String, expected: [String]) {
    #expect(pieces(kind, in: code) == expected)
  }

  @Test(arguments: ["name", "greet(name: name)", "first.second", "$0 + x"])
  func leavesOrdinaryNamesPlain(code: String) {
    #expect(SwiftHighlighting().spans(in: code) == [])
  }

  @Test func countsInBytes() {
    #expect(pieces(.keyword, in: "show(\"你好\"); return 名") == ["return"])
  }

  @Test(arguments: [
    "func greet(", "let a = \"never closed", "class {{{ let x: ]", "/* open", "} } let a = 1",
    "", "\r\n\tlet\r\n", "<#code#>", "@", "#", "\u{0}let a",
    "let 名: 类 = \"\u{1F469}\u{200D}\u{1F680}",
  ])
  func readsBrokenCodeAsFarAsItGoes(code: String) {
    let spans = SwiftHighlighting().spans(in: code)
    #expect(spans.allSatisfy { !$0.range.isEmpty && $0.range.upperBound <= code.utf8.count })
    #expect(zip(spans, spans.dropFirst()).allSatisfy { $0.range.upperBound <= $1.range.lowerBound })
  }

  @Test(arguments: [("(", 100_000), ("[", 40), ("a", 300_000), ("!", 5_000)])
  func leavesAloneWhatWouldBreakTheParser(piece: String, count: Int) {
    let code = String(repeating: piece, count: count) + "; let a = 1"
    #expect(SwiftHighlighting().spans(in: code) == [])
  }
}

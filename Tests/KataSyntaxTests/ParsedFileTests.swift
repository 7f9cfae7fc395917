import KataCore
import KataSyntax
import Testing

struct ParsedFileTests {
  private func finding(_ text: String) -> Finding? {
    StaticGate(contract: "GreetingContract").findings(in: [ParsedFile(text)]).first
  }

  @Test("counts columns in UTF-8 bytes, as the compiler does")
  func countsColumnsInBytes() {
    let location = finding("let name = \"Zoë 👩‍👩‍👧\"; func f() { exit(0) }")?.location
    #expect(location?.line == 1)
    #expect(location?.column == 50)
  }

  @Test func keepsLinesOfFilesWithCarriageReturns() throws {
    let found = self.finding("import UIKit\r\n\r\n  import Glibc\r\nlet x = 1\r\n")
    let finding = try #require(found)
    #expect(finding.location?.line == 3)
    #expect(finding.location?.column == 10)
    #expect(finding.excerpt == "  import Glibc")
  }

  @Test func readsDeeplyNestedScreensCompletely() {
    let opening = String(repeating: "view.animate { if ready { ", count: 12)
    let text = "func f() { " + opening + "exit(0)" + String(repeating: " } }", count: 12) + " }"
    #expect(finding(text)?.id == "gate.exit")
  }

  @Test(
    arguments: [
      String(repeating: "(\n", count: 10_000) + String(repeating: ")", count: 5_000),
      String(repeating: "{ a in\n", count: 10_000),
      "let x = " + String(repeating: "[", count: 40) + String(repeating: "]", count: 40),
      "let x = " + String(repeating: "\"\\(", count: 100) + "a"
        + String(repeating: ")\"", count: 100),
      "let x = /* [ */ " + String(repeating: "[/* \" */", count: 40),
      "let x = " + String(repeating: "try\n", count: 20_000) + "f()",
      "let x = " + String(repeating: "repeat each\n", count: 2000) + "f",
      "let x = a" + String(repeating: "!\n", count: 100_000),
      "let x = a" + String(repeating: "\n.b", count: 60_000),
      "let x = " + String(repeating: "a ?\n", count: 2000) + "b"
        + String(repeating: " : c\n", count: 2000),
      "func f() { if a {} " + String(repeating: "else if a {}\n", count: 15_000) + "}",
      // The lexer looks through the rest of a line or a file for each of these.
      String(repeating: "#", count: 8000), String(repeating: "<<<<<<< a\n", count: 25_000),
      String(repeating: "<<<<<<< a\n=======\n", count: 12_000),
      String(repeating: ">>>> ORIGINAL\n", count: 17_000), String(repeating: "#/\n", count: 80_000),
    ].map(LongText.init))
  func refusesWhatWouldOverflowTheParser(long: LongText) {
    #expect(finding(long.text)?.id == "gate.nesting")
  }

  @Test(
    arguments: [
      String(repeating: "x", count: 1_000_000),
      "let x = \"" + String(repeating: "x", count: 1_000_000) + "\"",
      String(repeating: "let x = 1\n", count: 30_000),
      "let x = [" + String(repeating: "1,", count: 100_000) + "]",
    ].map(LongText.init))
  func refusesHugeFilesAndLines(long: LongText) {
    #expect(finding(long.text)?.id == "gate.size")
  }

  @Test(
    arguments: [
      "let smileys = \"\(String(repeating: ":-( ", count: 100))\"",
      "// \(String(repeating: "[(", count: 100))\nlet x = 1",
      "/* \(String(repeating: "([{ \n", count: 100)) /* nested */ ((((( */ let x = 1",
      "let x = #\"\(String(repeating: "([\"\\(", count: 100))\"#",
      "let x = \"\"\"\n\(String(repeating: "([{ \" \n", count: 100))\n\"\"\"",
      "func f() {\n" + String(repeating: "  view.addSubview(label.superview!)\n", count: 400) + "}",
      "enum E {\n" + String(repeating: "  case a, b\n", count: 3000) + "}",
      "let x = ###\"a \"## b\"###\nlet y = #/\n  a+ # \\/ one\n/#\n// \(String(repeating: "#", count: 30))",
    ].map(LongText.init))
  func readsTextsThatOnlyLookDeep(long: LongText) {
    #expect(finding(long.text) == nil)
  }
}

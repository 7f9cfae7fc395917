import KataCore
import Testing

struct SourceFileTests {
  @Test(arguments: ["a\nb\nc", "a\r\nb\r\nc", "a\nb\r\nc\n"])
  func countsLinesByLineFeeds(text: String) {
    let file = SourceFile(path: "Sources/A.swift", text: text)
    #expect(file.line(2) == "b")
    #expect(file.line(0) == nil)
    #expect(file.line(9) == nil)
  }
}

import KataCore
import SwiftSyntax
import Testing

@testable import KataSyntax

struct FileParserTests {
  private func file(_ text: String, _ path: RelativePath = "Sources/A.swift") -> SourceFile {
    SourceFile(path: path, text: text)
  }

  @Test func parsesAFileThatComesAgainOnce() {
    let parser = FileParser()
    let first = parser.parsed(file("let a = 1"))
    #expect(parser.parsed(file("let a = 1")).tree.id == first.tree.id)
  }

  @Test(arguments: ["let a = 2", "let  a = 1", "let b = 1"])
  func parsesAChangedFileAnew(text: String) {
    let parser = FileParser()
    _ = parser.parsed(file("let a = 1"))
    #expect(parser.parsed(file(text)).tree.description == text)
  }

  @Test func tellsTextsApartThatAreEqualToSwift() {
    let (composed, decomposed) = ("let caf\u{E9} = 1 //", "let cafe\u{301} = 1 //")
    #expect(composed == decomposed)
    let parser = FileParser()
    _ = parser.parsed(file(composed))
    #expect(Array(parser.parsed(file(decomposed)).source.text.utf8) == Array(decomposed.utf8))
  }

  @Test func namesTheFileOfEachTree() {
    let parser = FileParser()
    _ = parser.parsed(file("let a = 1"))
    let other = parser.parsed(file("let a = 1", "Sources/B.swift"))
    #expect(other.location(offset: 0).path == "Sources/B.swift")
  }

  @Test func forgetsWhenItKnowsTooMuch() {
    let parser = FileParser()
    let first = parser.parsed(file("let a = 1"))
    for number in 0..<500 { _ = parser.parsed(file("let a\(number) = 1")) }
    #expect(parser.parsed(file("let a = 1")).tree.id != first.tree.id)
  }
}

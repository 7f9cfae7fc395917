import KataCore
import Testing

@testable import KataPipeline

struct PreparedSourcesTests {
  private let file = SourceFile(
    path: "Sources/A.swift",
    text: """
      import UIKit
      final class A: UIViewController {
        func setUp(_ b: UIButton) { b.addTarget(self, action: #selector(tap), for: .touchUpInside); x }
        @objc func tap() {}
      }
      """)

  @Test func compilesTheBridgedText() {
    let sources = PreparedSources.gated([file], contract: "C")
    #expect(sources.findings.isEmpty)
    #expect(!sources.compiled[0].text.contains("#selector"))
    #expect(!sources.compiled[0].text.contains("@objc"))
  }

  @Test func tellsCompilerFindingsAtTheLearnersColumns() throws {
    let sources = PreparedSources.gated([file], contract: "C")
    let bridged = try #require(sources.compiled[0].line(3))
    let column = try #require(bridged.firstRange(of: "; x")).lowerBound.utf16Offset(in: bridged) + 3
    let finding = Finding(
      id: "compiler", summary: "no x",
      location: SourceLocation(path: "Sources/A.swift", line: 3, column: column))
    let told = try #require(sources.unbridged([finding]).first)
    let own = try #require(file.line(3))
    #expect(told.excerpt == own)
    let place = try #require(told.location)
    #expect(own.utf8.dropFirst(place.column - 1).first == UInt8(ascii: "x"))
  }
}

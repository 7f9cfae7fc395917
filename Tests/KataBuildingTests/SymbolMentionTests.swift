import KataCore
import Testing

@testable import KataBuilding

struct SymbolMentionTests {
  private let sources = [
    SourceFile(
      path: "Sources/A.swift",
      text: """
        // write(to: url)
        button.isOn(to: true)
        let data = Data(contentsOf: url)
        let list: NSArrayed
        """),
    SourceFile(
      path: "Sources/B.swift",
      text: """
        try text.write(to: url)
        let list = NSArray()
        """),
  ]

  @Test(arguments: [
    ("String.write(to:)", "B", 1, 10), ("init(contentsOf:)", "A", 3, 17), ("NSArray", "B", 2, 12),
    ("String.save(to:)", "A", 2, 13),
  ])
  func findsTheLineThatNamesASymbol(name: String, file: String, line: Int, column: Int) {
    let found = SymbolMention(sources: sources).located(
      Finding(id: "symbol.\(name)", summary: "Your code uses `\(name)`."))
    let path = RelativePath("Sources/\(file).swift")
    #expect(found.location?.path == path)
    #expect(found.location?.line == line)
    #expect(found.location?.column == column)
  }

  @Test func leavesAFindingThatNoLineNames() {
    let finding = Finding(id: "symbol.FileHandle", summary: "Your code uses `FileHandle`.")
    #expect(SymbolMention(sources: sources).located(finding) == finding)
  }
}

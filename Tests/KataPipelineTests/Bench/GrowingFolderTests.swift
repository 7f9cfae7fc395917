import KataCore
import KataSyntax
import Testing

@testable import KataPipeline

struct GrowingFolderTests {
  private let folder = GrowingFolder(of: [
    SourceFile(path: "Sources/Row.swift", text: "struct Row {\n  let title: String\n}\n"),
    SourceFile(
      path: "Sources/List.swift", text: "final class List {\n  var rows: [Row] = []\n}\n"),
  ])

  @Test func growsByWholeCopies() {
    #expect(folder.large.count == folder.small.count * GrowingFolder.growth)
    #expect(folder.small == Array(folder.large.prefix(folder.small.count)))
  }

  @Test func givesEveryCopyTypesOfItsOwn() {
    let facts = FactReader().facts(folder.large, given: [])
    #expect(Set(facts.types.map(\.name)).count == folder.large.count)
    #expect(folder.large.last?.text.contains("var rows: [Row40]") == true)
  }

  @Test func keepsTheNamesOfMembers() {
    #expect(folder.large.allSatisfy { $0.text.contains("title: ") || $0.text.contains("rows: ") })
  }

  @Test func putsEveryFileInAPlaceOfItsOwn() {
    #expect(Set(folder.large.map(\.path)).count == folder.large.count)
  }
}

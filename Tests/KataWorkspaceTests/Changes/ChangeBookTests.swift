import Foundation
import KataCore
import KataWorkspace
import Testing

struct ChangeBookTests {
  private let kata: TestKata
  private let request = ChangeRequest(id: "initials", titles: ["en": "Initials"])

  init() throws {
    kata = try TestKata()
    try kata.start()
  }

  private var book: ChangeBook {
    ChangeBook(of: kata.workspace, disk: Disk(syncs: false), now: TestKata.now)
  }

  @Test func keepsTheFilesFromBefore() throws {
    try book.begin(request)
    let before = try kata.sources()
    try kata.learner.write("Sources/Solution.swift", "enum Solution { case changed }\n")
    let base = try #require(try book.base(of: request))
    #expect(base.sourceFiles.map(\.path.description) == before.keys.sorted())
    #expect(base.sourceFiles.first?.text == before["Sources/Solution.swift"])
  }

  @Test func isKnownToWhoeverOpensTheWorkspace() throws {
    #expect(try kata.finder.find(from: kata.learner.root).workspace.changes == [])
    try book.begin(request)
    #expect(try kata.finder.find(from: kata.learner.root).workspace.changes == ["initials"])
    let other = try kata.finder.open(at: kata.learner.root, kata: "tea-timer", pattern: nil)
    #expect(other.workspace.changes == [])
  }

  @Test func begunTwiceItKeepsTheFirstFiles() throws {
    try book.begin(request)
    try kata.learner.write("Sources/Solution.swift", "enum Solution { case changed }\n")
    try book.begin(request)
    #expect(
      try book.base(of: request)?.sourceFiles.first?.text
        == TestKata.starter["Sources/Solution.swift"])
    #expect(try kata.finder.find(from: kata.learner.root).workspace.changes == ["initials"])
  }

  @Test func survivesAnUpdateOfTheContent() throws {
    try book.begin(request)
    _ = try WorkspaceUpdate(of: kata.workspace, now: TestKata.now).run(with: kata.kata(version: 2))
    #expect(try kata.finder.find(from: kata.learner.root).workspace.changes == ["initials"])
  }

  @Test func keepsTheFilesWithWhichItHeldFirst() throws {
    try book.begin(request)
    #expect(try book.result(of: request) == nil)
    let path: RelativePath = "Sources/Solution.swift"
    for text in ["enum Solution { case made }\n", "enum Solution { case moved }\n"] {
      #expect(book.finish(request, with: [SourceFile(path: path, text: text)]) == [])
    }
    let result = try #require(try book.result(of: request))
    #expect(result.sourceFiles.map(\.text) == ["enum Solution { case made }\n"])
    #expect(try book.base(of: request)?.sourceFiles.count == TestKata.starter.count)
  }

  @Test func hasNoFilesWhereNobodyKeptThem() throws {
    #expect(try book.base(of: request) == nil)
  }

  @Test func refusesNamesThatNoKataHas() throws {
    try book.begin(request)
    let text = try kata.learner.text(".kata/workspace.json")
    try kata.learner.write(
      ".kata/workspace.json", text.replacingOccurrences(of: "\"initials\"", with: "\"../x\""))
    #expect(throws: WorkspaceError.self) { try kata.finder.find(from: kata.learner.root) }
  }
}

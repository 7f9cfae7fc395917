import Foundation
import KataCore
import KataWorkspace
import Testing

/// Files of gigabytes, which cost nothing to make, under the names of files that kata reads.
struct HugeFileTests {
  private let kata: TestKata

  init() throws {
    kata = try TestKata()
    try kata.start()
  }

  private func enlarge(_ path: String) throws {
    let place = kata.learner.place(path).path
    if !kata.learner.exists(path) { try kata.learner.write(path, "{") }
    try #require(truncate(place, 3 << 30) == 0)
  }

  @Test func refusesMetadata() throws {
    try enlarge(".kata/workspace.json")
    let path = kata.learner.place(".kata/workspace.json").path
    #expect(throws: WorkspaceError.metadataBroken(path: path, reason: "it is larger than 4 MB")) {
      try kata.finder.find(from: kata.learner.root)
    }
  }

  @Test func refusesAJournal() throws {
    try enlarge(".kata/journal.json")
    let path = kata.learner.place(".kata/journal.json").path
    #expect(throws: WorkspaceError.journalBroken(path: path, reason: "it is larger than 4 MB")) {
      try kata.finder.find(from: kata.learner.root)
    }
  }

  @Test func setsARecordAside() throws {
    try enlarge(".kata/record.json")
    let book = RecordBook(of: kata.workspace, now: TestKata.now)
    #expect(try book.read().events.isEmpty)
    #expect(try book.notePass(of: Digest(of: Data())).map(\.id) == ["record.broken"])
    #expect(try book.read().events.count == 1)
  }

  @Test(arguments: ["position", "0001-start/snapshot.json", "0001-start/Sources/Solution.swift"])
  func passesOverFilesOfSnapshots(path: String) throws {
    try enlarge(".kata/snapshots/\(path)")
    try kata.learner.write("Sources/Solution.swift", "enum Solution { /* mine */ }\n")
    #expect(try kata.store().take(.check) != nil)
    if path.hasSuffix(".swift") {
      #expect(throws: WorkspaceError.self) { try kata.store().tree(of: 1) }
    }
  }

  @Test func replacesCompileCommands() throws {
    try enlarge("compile_commands.json")
    #expect(try CompileCommands([]).write(to: kata.workspace))
    #expect(try kata.learner.text("compile_commands.json") == "[\n\n]\n")
  }

  @Test func refusesContent() throws {
    let place = kata.content.place("README.md").path
    try #require(truncate(place, 3 << 30) == 0)
    #expect(throws: WorkspaceError.tooBig(path: place, limit: 8 << 20)) {
      try WorkspaceUpdate(of: kata.workspace, now: TestKata.now).run(with: kata.kata(version: 2))
    }
  }
}

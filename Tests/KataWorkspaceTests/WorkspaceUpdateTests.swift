import Foundation
import KataCore
import KataWorkspace
import Testing

struct WorkspaceUpdateTests {
  private let kata: TestKata

  init() throws {
    let names = ["Untouched", "Touched", "Deleted", "Dropped", "DroppedTouched", "Same"]
    kata = try TestKata(
      starter: [String: String](
        uniqueKeysWithValues: names.map { ("Sources/\($0).swift", "one") }))
    try kata.start()
    for name in ["Touched", "DroppedTouched"] {
      try kata.learner.write("Sources/\(name).swift", "mine")
    }
    try kata.learner.remove("Sources/Deleted.swift")
    try kata.learner.write("Sources/Taken.swift", "mine")
    for name in ["Untouched", "Touched", "Deleted", "Added", "Taken"] {
      try kata.content.write("Starter/Sources/\(name).swift", "two")
    }
    for name in ["Dropped", "DroppedTouched"] {
      try kata.content.remove("Starter/Sources/\(name).swift")
    }
    try kata.content.write("README.md", "Greet everybody.\n")
  }

  private func update(version: Int = 2) throws -> WorkspaceUpdate.Report {
    try WorkspaceUpdate(of: kata.workspace, now: TestKata.now).run(
      with: kata.kata(version: version))
  }

  @Test func replacesWhatIsUntouchedAndKeepsTheRest() throws {
    let report = try update()
    let outcomes = [String: WorkspaceUpdate.Outcome](
      uniqueKeysWithValues: report.files.map { ($0.path.description, $0.outcome) })
    #expect(
      outcomes == [
        "README.md": .replaced, "Sources/Added.swift": .added,
        "Sources/Deleted.swift": .staysDeleted,
        "Sources/Dropped.swift": .removed, "Sources/DroppedTouched.swift": .kept,
        "Sources/Taken.swift": .inTheWay, "Sources/Touched.swift": .kept,
        "Sources/Untouched.swift": .replaced,
      ])
    #expect(
      try kata.sources() == [
        "Sources/Added.swift": "two", "Sources/DroppedTouched.swift": "mine",
        "Sources/Same.swift": "one", "Sources/Taken.swift": "mine", "Sources/Touched.swift": "mine",
        "Sources/Untouched.swift": "two",
      ])
    #expect(try kata.learner.text("README.md") == "Greet everybody.\n")
    #expect(try kata.finder.find(from: kata.learner.root).workspace.version == 2)
  }

  @Test func hasNothingToDoASecondTime() throws {
    _ = try update()
    let report = try update()
    #expect(report.isUpToDate && report.files.isEmpty)
  }

  @Test func canBeUndone() throws {
    let old = try kata.sources()
    _ = try update()
    _ = try kata.store().undo()
    #expect(try kata.sources() == old)
  }

  @Test func refusesOlderContent() throws {
    _ = try update(version: 3)
    #expect(throws: WorkspaceError.contentOlder(kata: "greeting", workspace: 3, content: 2)) {
      try update(version: 2)
    }
  }

  @Test func refusesTheContentOfAnotherKata() throws {
    let other = Kata(
      id: "other", version: 9, titles: [:], summaries: [:], contract: "OtherContract",
      patterns: [kata.pattern], limits: Limits(), mistakes: [], folder: kata.content.root)
    let root = kata.learner.root.path
    #expect(throws: WorkspaceError.otherKata(root: root, kata: "other")) {
      try WorkspaceUpdate(of: kata.workspace, now: TestKata.now).run(with: other)
    }
  }
}

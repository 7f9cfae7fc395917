import Foundation
import KataCore
import KataWorkspace
import Testing

struct SnapshotStoreTests {
  private let kata: TestKata
  private let store: SnapshotStore

  init() throws {
    kata = try TestKata(starter: ["Sources/A.swift": "a"])
    try kata.start()
    store = kata.store()
  }

  @Test func keepsPlainCopiesThatAPersonFinds() throws {
    try kata.learner.write("Sources/New/B.swift", "b")
    #expect(try store.take(.check)?.number == 2)
    #expect(try kata.learner.text(".kata/snapshots/0002-check/Sources/New/B.swift") == "b")
    #expect(try kata.learner.text(".kata/snapshots/0001-start/Sources/A.swift") == "a")
  }

  @Test func keepsNothingTwice() throws {
    #expect(try store.take(.check) == nil)
    try kata.learner.write("Sources/A.swift", "a2")
    #expect(try store.take(.check) != nil)
    #expect(try store.take(.check) == nil)
    #expect(try store.history().map(\.reason) == [.start, .check])
    #expect(try store.history().map(\.date) == [TestKata.now(), TestKata.now()])
  }

  @Test func undoesFurtherAndFurtherLikeAnEditor() throws {
    for text in ["a2", "a3"] {
      try kata.learner.write("Sources/A.swift", text)
      _ = try store.take(.check)
    }
    try kata.learner.write("Sources/A.swift", "unsaved")
    for expected in ["a3", "a2", "a"] {
      #expect(try store.undo()?.isChange == true)
      #expect(try kata.sources() == ["Sources/A.swift": expected])
    }
    #expect(try store.undo() == nil)
    #expect(try kata.sources() == ["Sources/A.swift": "a"])
    #expect(try store.tree(of: 4).files["Sources/A.swift"] == Data("unsaved".utf8))
  }

  @Test func undoesAnEditMadeAfterAnUndo() throws {
    for text in ["a2", "a3"] {
      try kata.learner.write("Sources/A.swift", text)
      _ = try store.take(.check)
    }
    _ = try store.undo()
    try kata.learner.write("Sources/A.swift", "another way")
    _ = try store.undo()
    #expect(try kata.sources() == ["Sources/A.swift": "a2"])
    _ = try store.undo()
    #expect(try kata.sources() == ["Sources/A.swift": "a"])
  }

  @Test func hasNothingToUndoInAFreshFolder() throws {
    #expect(try store.undo() == nil)
    #expect(try store.history().count == 1)
  }

  @Test func undoesTheDeletionOfEverything() throws {
    try kata.learner.remove("Sources")
    let restoration = try #require(try store.undo())
    #expect(restoration.written == ["Sources/A.swift"])
    #expect(try kata.sources() == ["Sources/A.swift": "a"])
  }

  @Test func keepsOwnTestsAndLeavesThemThroughAReset() throws {
    try kata.learner.write("Tests/A.swift", "t")
    #expect(try store.take(.check)?.number == 2)
    #expect(try kata.learner.text(".kata/snapshots/0002-check/Tests/A.swift") == "t")
    try kata.learner.write("Sources/A.swift", "a2")
    let restoration = try store.reset(to: kata.kata())
    #expect(restoration.removed == [])
    #expect(try kata.learner.text("Sources/A.swift") == "a")
    #expect(try kata.learner.text("Tests/A.swift") == "t")
    try kata.learner.remove("Tests/A.swift")
    _ = try store.undo()
    #expect(try kata.learner.text("Tests/A.swift") == "t")
  }

  @Test func resetsToTheStarterAndBack() throws {
    try kata.learner.write("Sources/A.swift", "mine")
    try kata.learner.write("Sources/Deep/er/B.swift", "b")
    try kata.learner.write("Sources/notes.md", "remember")
    let restoration = try store.reset(to: kata.kata())
    #expect(restoration.removed == ["Sources/Deep/er/B.swift"])
    #expect(try kata.sources() == ["Sources/A.swift": "a"])
    #expect(!kata.learner.exists("Sources/Deep"))
    #expect(try kata.learner.text("Sources/notes.md") == "remember")
    _ = try store.undo()
    #expect(try kata.sources() == ["Sources/A.swift": "mine", "Sources/Deep/er/B.swift": "b"])
  }

  @Test func restoresAnyNumber() throws {
    try kata.learner.write("Sources/A.swift", "a2")
    let restoration = try store.restore(1)
    #expect(restoration.kept?.reason == .restore)
    #expect(try kata.sources() == ["Sources/A.swift": "a"])
    #expect(throws: WorkspaceError.noSuchSnapshot(number: 9, newest: 2)) { try store.restore(9) }
  }

  @Test func keepsFilesThatNoCheckWouldTake() throws {
    try kata.learner.write("Sources/-o.swift", Data([0xff, 0xfe]))
    _ = try store.reset(to: kata.kata())
    #expect(!kata.learner.exists("Sources/-o.swift"))
    _ = try store.undo()
    #expect(try Data(contentsOf: kata.learner.place("Sources/-o.swift")) == Data([0xff, 0xfe]))
  }

  @Test func refusesToRestoreADamagedSnapshot() throws {
    try kata.learner.write("Sources/A.swift", "a2")
    try kata.learner.write(".kata/snapshots/0001-start/Sources/A.swift", "forged")
    #expect(throws: WorkspaceError.snapshotDamaged(number: 1, path: "Sources/A.swift")) {
      try store.restore(1)
    }
    #expect(try kata.sources() == ["Sources/A.swift": "a2"])
  }

  @Test func doesNotReplaceALinkOrWriteThroughOne() throws {
    let secret = try TestFolder(["A.swift": "secret"])
    try kata.learner.remove("Sources/A.swift")
    try FileManager.default.createSymbolicLink(
      at: kata.learner.place("Sources/A.swift"), withDestinationURL: secret.place("A.swift"))
    let path = kata.learner.place("Sources/A.swift").path
    #expect(throws: WorkspaceError.inTheWay(path: path)) { try store.reset(to: kata.kata()) }
    #expect(try secret.text("A.swift") == "secret")
  }

  @Test func refusesALinkInPlaceOfTheSnapshots() throws {
    let elsewhere = try TestFolder()
    try kata.learner.remove(".kata/snapshots")
    try FileManager.default.createSymbolicLink(
      at: kata.learner.place(".kata/snapshots"), withDestinationURL: elsewhere.root)
    #expect(throws: WorkspaceError.self) { try store.take(.check) }
    #expect(elsewhere.files().isEmpty)
  }

  @Test func keepsTheFirstAndTheNewest() throws {
    for number in 2...210 {
      try kata.learner.write("Sources/A.swift", "a\(number)")
      _ = try store.takeIfPossible(.check)
    }
    let numbers = try store.history().map(\.number)
    #expect(numbers == [1] + Array(11...210))
  }

  @Test func ignoresAndSweepsUpHalfASnapshot() throws {
    try kata.learner.write(".kata/snapshots/.kata-aside-1/Sources/A.swift", "half")
    try kata.learner.write(".kata/snapshots/0007-check/Sources/A.swift", "no note")
    #expect(try store.history().map(\.number) == [1])
    try kata.learner.write("Sources/A.swift", "a2")
    #expect(try store.take(.check)?.number == 8)
    #expect(!kata.learner.exists(".kata/snapshots/.kata-aside-1"))
  }

  @Test func letsACheckGoOnWithoutASnapshot() throws {
    try kata.learner.write("Sources/A.swift", "a2")
    let readOnly = Disk { action, path in
      if action == .lock { throw WorkspaceError.notWritable(path: path) }
    }
    let store = kata.store(disk: readOnly)
    guard case .skipped(let note?) = try store.takeIfPossible(.check) else {
      Issue.record("a snapshot was taken")
      return
    }
    #expect(note.severity == .note)
    #expect(throws: WorkspaceError.self) { try store.undo() }
  }

  @Test func hasNoHistoryInAFolderThatWasNotStarted() throws {
    try kata.learner.remove(".kata")
    guard case .skipped(nil) = try store.takeIfPossible(.check) else {
      Issue.record("a snapshot was taken")
      return
    }
    #expect(!kata.learner.exists(".kata"))
  }

  @Test func refusesToKeepWhatIsTooBig() throws {
    let bytes = Data(repeating: 32, count: 8 << 20 + 1)
    try kata.learner.write("Sources/Big.swift", bytes)
    let path = kata.learner.place("Sources/Big.swift").path
    #expect(throws: WorkspaceError.tooMuchToKeep(path: path, reason: .fileTooBig)) {
      try store.reset(to: kata.kata())
    }
    #expect(kata.learner.exists("Sources/Big.swift"))
  }

  @Test func comparesAnyTwoMoments() throws {
    try kata.learner.write("Sources/A.swift", "a2\n")
    let diff = try store.diff(from: .starter(kata.kata()), to: .now)
    #expect(diff == (try store.diff(from: .snapshot(1), to: .now)))
    #expect(diff.files.map(\.path) == ["Sources/A.swift"])
  }

  @Test func keepsAndChangesNothingWhileNamesDifferInTheirUnicodeFormOnly() throws {
    try kata.learner.write("Sources/Caf\u{e9}.swift", "one")
    try kata.learner.write("Sources/Cafe\u{301}.swift", "two")
    // Some file systems, such as the Mac's, keep one file of that name.
    let twins = try FileManager.default.contentsOfDirectory(
      atPath: kata.learner.place("Sources").path)
    try #require(twins.count == 3)
    #expect(throws: WorkspaceError.self) { try store.undo() }
    #expect(throws: WorkspaceError.self) { try store.reset(to: kata.kata()) }
    guard case .skipped(_?) = try store.takeIfPossible(.check) else {
      Issue.record("A snapshot was kept that holds one of the two.")
      return
    }
    #expect(try kata.learner.text("Sources/Caf\u{e9}.swift") == "one")
    #expect(try kata.learner.text("Sources/Cafe\u{301}.swift") == "two")
  }
}

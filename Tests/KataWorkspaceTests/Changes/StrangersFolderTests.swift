import Foundation
import KataCore
import KataWorkspace
import Testing

/// A folder that somebody else prepared must not make kata change anything outside of it.
struct StrangersFolderTests {
  private let outside: TestFolder
  private let kata: TestKata
  private static let victim = "mine.swift"
  private static let text = "nobody else's\n"

  init() throws {
    outside = try TestFolder([Self.victim: Self.text, "deep/\(Self.victim)": Self.text])
    kata = try TestKata()
    try kata.start()
  }

  private var isUntouched: Bool {
    outside.files() == [Self.victim, "deep/\(Self.victim)"]
      && (try? outside.text(Self.victim)) == Self.text
      && (try? outside.text("deep/\(Self.victim)")) == Self.text
  }

  private func link(_ path: String, to target: TestFolder, _ below: String = "") throws {
    try FileManager.default.createSymbolicLink(
      atPath: kata.learner.place(path).path, withDestinationPath: target.place(below).path)
  }

  private func forge(removals: String = "", writes: String = "") throws {
    try kata.learner.write(
      ".kata/journal.json",
      """
      {"schema":"kata/journal/v1","operation":"reset","removals":[\(removals)],"writes":[\(writes)]}
      """)
  }

  @Test(arguments: [
    "Sources/out/mine.swift", "Sources/out/deep/mine.swift", "Tests/out/mine.swift",
    "Sources/../../mine.swift", "/etc/mine.swift",
  ])
  func removesNothingOutside(path: String) throws {
    let hash = Digest(of: Data(Self.text.utf8))
    try FileManager.default.createDirectory(
      at: kata.learner.place("Tests"), withIntermediateDirectories: true)
    try link("Sources/out", to: outside)
    try link("Tests/out", to: outside)
    try forge(removals: #"{"path":"\#(path)","before":"\#(hash)"}"#)
    #expect(throws: WorkspaceError.self) { try kata.finder.find(from: kata.learner.root) }
    #expect(isUntouched)
  }

  @Test func removesNothingThroughALinkAtTheTop() throws {
    let hash = Digest(of: Data(Self.text.utf8))
    try kata.learner.remove("Sources")
    try link("Sources", to: outside)
    try forge(removals: #"{"path":"Sources/deep/mine.swift","before":"\#(hash)"}"#)
    let place = kata.learner.place("Sources").path
    #expect(throws: WorkspaceError.inTheWay(path: place)) {
      try kata.finder.find(from: kata.learner.root)
    }
    #expect(isUntouched)
  }

  @Test func writesNothingOutside() throws {
    let hash = Digest(of: Data("evil".utf8))
    try link("Sources/out", to: outside)
    try kata.learner.write(".kata/staging/0", "evil")
    try forge(writes: #"{"path":"Sources/out/deep/new.swift","after":"\#(hash)","staged":0}"#)
    #expect(throws: WorkspaceError.self) { try kata.finder.find(from: kata.learner.root) }
    #expect(isUntouched)
  }

  @Test(arguments: ["staging", "snapshots"])
  func sweepsNothingThroughALink(folder: String) throws {
    try outside.write(".kata-aside-1/\(Self.victim)", Self.text)
    try? kata.learner.remove(".kata/\(folder)")
    try link(".kata/\(folder)", to: outside)
    _ = try? kata.store().take(.check)
    _ = try? kata.store().undo()
    #expect(outside.exists(Self.victim))
    #expect(outside.exists(".kata-aside-1/\(Self.victim)"))
  }

  @Test func leavesALinkedKataFolderAlone() throws {
    let other = try TestKata()
    try other.start()
    try other.learner.write(".kata/staging/0", "somebody's")
    try other.learner.write(".kata/.kata-aside-1", "somebody's")
    let before = other.learner.files()
    try kata.learner.remove(".kata")
    try link(".kata", to: other.learner, ".kata")
    _ = try? kata.finder.find(from: kata.learner.root)
    _ = try? kata.store().take(.check)
    _ = try? kata.store().reset(to: kata.kata())
    _ = try? RecordBook(of: kata.workspace, now: TestKata.now).noteSolutionShown(gaveUp: true)
    _ = try? CompileCommands([]).write(to: kata.workspace)
    #expect(other.learner.files() == before)
  }

  @Test func removesALinkInAnOldSnapshotAndNotItsTarget() throws {
    try FileManager.default.createDirectory(
      at: kata.learner.place(".kata/snapshots/.kata-aside-0009-check/Sources"),
      withIntermediateDirectories: true)
    try link(".kata/snapshots/.kata-aside-0009-check/Sources/out", to: outside)
    _ = try kata.store().take(.check)
    #expect(isUntouched)
    #expect(!kata.learner.exists(".kata/snapshots/.kata-aside-0009-check"))
  }

  @Test func changesAHardLinkedSourceWithoutItsOtherName() throws {
    let path = "Sources/Solution.swift"
    let original = try kata.learner.text(path)
    try kata.learner.remove(path)
    try FileManager.default.linkItem(
      at: outside.place(Self.victim), to: kata.learner.place(path))
    let kept = try #require(try kata.store().reset(to: kata.kata()).kept)
    #expect(try kata.learner.text(path) == original)
    #expect(isUntouched)
    #expect(
      try kata.store().tree(of: kept.number).files["Sources/Solution.swift"]
        == Data(Self.text.utf8))
    _ = try kata.store().undo()
    #expect(try kata.learner.text(path) == Self.text)
    #expect(isUntouched)
  }

  @Test(.timeLimit(.minutes(1)))
  func givesUpOnFoldersDeeperThanAnyOfItsOwn() throws {
    let deep = Array(repeating: "d", count: 200).joined(separator: "/")
    try FileManager.default.createDirectory(
      at: kata.learner.place(".kata/staging/\(deep)"), withIntermediateDirectories: true)
    #expect(throws: WorkspaceError.self) { try kata.store().take(.check) }
  }
}

import Foundation
import KataCore
import KataWorkspace
import Testing

/// Stops each command after every single operation on files, and opens the workspace again.
struct RecoveryTests {
  enum Command: CaseIterable {
    case reset, undo, restore, update, solution
  }

  private static let mine = [
    "Sources/Solution.swift": "enum Solution { /* mine */ }\n",
    "Sources/Views/Extra.swift": "struct Extra {}\n", "Sources/Deep/er/B.swift": "b",
  ]

  private func prepare() throws -> TestKata {
    let kata = try TestKata()
    try kata.start()
    try kata.learner.remove("Sources/Views/GreetingViewController.swift")
    for (path, text) in Self.mine { try kata.learner.write(path, text) }
    try kata.content.write("README.md", "Greet everybody.\n")
    try kata.content.write("Starter/Sources/Added.swift", "// new\n")
    return kata
  }

  private func run(_ command: Command, _ kata: TestKata, disk: Disk) throws {
    let store = kata.store(disk: disk)
    switch command {
    case .reset: _ = try store.reset(to: kata.kata())
    case .undo: _ = try store.undo()
    case .restore: _ = try store.restore(1)
    case .solution:
      let solution = try ShippedFiles(of: kata.kata()).solution(kata.pattern)
      _ = try store.replaceAll(with: solution, reason: .solution)
    case .update:
      _ = try WorkspaceUpdate(of: kata.workspace, disk: disk, now: TestKata.now)
        .run(with: kata.kata(version: 2))
    }
  }

  /// What a command leaves when nothing stops it.
  private func result(of command: Command) throws -> [String: String] {
    let kata = try prepare()
    try run(command, kata, disk: Disk())
    return try kata.sources()
  }

  @Test(arguments: Command.allCases)
  func leavesEverythingOldOrEverythingNew(command: Command) throws {
    let new = try result(of: command)
    #expect(new != Self.mine)
    var (sawOld, sawFinished) = (false, false)
    let prepared = try prepare()
    try MortalDisk.forEveryLifetime { mortal, count in
      let kata = try TestKata(copying: prepared)
      try? run(command, kata, disk: mortal.disk)
      let found = try kata.finder.find(from: kata.learner.root)
      let now = try kata.sources()
      #expect(now == Self.mine || now == new, "stopped after \(count) operations")
      if now == new { try expectKept(kata) }
      let isUpdated = command == .update && now == new
      #expect(found.workspace.version == (isUpdated ? 2 : 1))
      #expect(try kata.learner.text("README.md").contains("everybody") == isUpdated)
      (sawOld, sawFinished) = (sawOld || now != new, sawFinished || !found.notes.isEmpty)
      try expectTidy(kata)
    }
    #expect(sawOld && sawFinished)
  }

  private func expectKept(_ kata: TestKata) throws {
    let kept = try kata.store().history().contains { snapshot in
      let tree = try kata.store().tree(of: snapshot.number)
      return tree.paths.map(\.description) == Self.mine.keys.sorted()
        && tree.files["Sources/Solution.swift"]
          == Self.mine["Sources/Solution.swift"].map { Data($0.utf8) }
    }
    #expect(kept)
  }

  /// The next command that writes leaves nothing of the one that was stopped.
  private func expectTidy(_ kata: TestKata) throws {
    _ = try kata.store().take(.check)
    let leavings = kata.learner.files().filter {
      $0.contains("aside-") || $0.contains("staging") || $0.contains("journal")
    }
    #expect(leavings.isEmpty)
    let numbers = try kata.store().history().map(\.number)
    #expect(numbers == Array(1...numbers.count))
  }

  @Test func keepsWhatWasEditedBeforeTheNextCommand() throws {
    var sawEdit = false
    let prepared = try prepare()
    try MortalDisk.forEveryLifetime { mortal, count in
      let kata = try TestKata(copying: prepared)
      try? run(.reset, kata, disk: mortal.disk)
      try kata.learner.write("Sources/Solution.swift", "edited in between")
      try kata.learner.write("Sources/Deep/er/B.swift", "this too")
      _ = try kata.finder.find(from: kata.learner.root)
      _ = try kata.store().take(.check)
      let trees = try kata.store().history().map { try kata.store().tree(of: $0.number).files }
      for (path, text) in [
        ("Sources/Solution.swift", "edited in between"), ("Sources/Deep/er/B.swift", "this too"),
      ] as [(RelativePath, String)] {
        #expect(trees.contains { $0[path] == Data(text.utf8) }, "stopped after \(count) operations")
      }
      let reasons = try kata.store().history().map(\.reason)
      sawEdit = sawEdit || reasons.contains(.interrupted)
    }
    #expect(sawEdit)
  }

  @Test func survivesAKillWhileItRecovers() throws {
    let new = try result(of: .reset)
    let kata = try prepare()
    var operations = 0
    while !kata.learner.exists(".kata/journal.json") {
      try? run(.reset, kata, disk: MortalDisk(operations: operations).disk)
      operations += 1
    }
    MortalDisk.forEveryLifetime { mortal, _ in
      _ = try? WorkspaceFinder(disk: mortal.disk, now: TestKata.now).find(from: kata.learner.root)
    }
    #expect(try kata.sources() == new)
    #expect(!kata.learner.exists(".kata/journal.json"))
  }

  @Test(arguments: [".git/hooks/post-checkout", "Package.swift", "Sources/.hidden.swift"])
  func refusesAStrangersJournal(path: String) throws {
    let kata = try prepare()
    let hash = Digest(of: Data("evil".utf8))
    try kata.learner.write(".kata/staging/0", "evil")
    try kata.learner.write(
      ".kata/journal.json",
      """
      {"schema":"kata/journal/v1","operation":"reset","removals":[],
       "writes":[{"path":"\(path)","after":"\(hash)","staged":0}]}
      """)
    #expect(throws: WorkspaceError.self) { try kata.finder.find(from: kata.learner.root) }
    #expect(!kata.learner.exists(path))
  }

  @Test func refusesAJournalOfTooManyFiles() throws {
    let kata = try prepare()
    let removals = (0..<5001).map { "{\"path\":\"Sources/A\($0).swift\"}" }
    try kata.learner.write(
      ".kata/journal.json",
      """
      {"schema":"kata/journal/v1","operation":"reset","writes":[],
       "removals":[\(removals.joined(separator: ","))]}
      """)
    let path = kata.learner.place(".kata/journal.json").path
    let reason = "it names more files than kata ever changes at once"
    #expect(throws: WorkspaceError.journalBroken(path: path, reason: reason)) {
      try kata.finder.find(from: kata.learner.root)
    }
  }

  @Test func explainsABrokenJournal() throws {
    let kata = try prepare()
    try kata.learner.write(".kata/journal.json", "{")
    let path = kata.learner.place(".kata/journal.json").path
    #expect(throws: WorkspaceError.journalBroken(path: path, reason: "it is not JSON")) {
      try kata.finder.find(from: kata.learner.root)
    }
  }
}

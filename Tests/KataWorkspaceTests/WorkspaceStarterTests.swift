import Foundation
import KataCore
import KataWorkspace
import Testing

struct WorkspaceStarterTests {
  @Test func makesABriefSourcesAndMetadataInANewFolder() throws {
    let kata = try TestKata()
    let place = kata.learner.place("greeting-mvp")
    let workspace = try WorkspaceStarter(now: TestKata.now)
      .start(kata: kata.kata(version: 3), pattern: kata.pattern, at: place)
    #expect(workspace.root.path == place.path)
    #expect(
      kata.learner.files().filter { !$0.contains("snapshots") }.sorted() == [
        "greeting-mvp/.gitignore", "greeting-mvp/.kata/lock", "greeting-mvp/.kata/workspace.json",
        "greeting-mvp/README.md", "greeting-mvp/README.zh-Hans.md",
        "greeting-mvp/Sources/Solution.swift",
        "greeting-mvp/Sources/Views/GreetingViewController.swift",
      ])
    let found = try kata.finder.find(from: place.appending(path: "Sources/Views")).workspace
    #expect((found.kata, found.version, found.pattern) == ("greeting", 3, "mvp"))
    let metadata = try kata.learner.text("greeting-mvp/.kata/workspace.json")
    #expect(metadata.contains("\"schema\" : \"kata/workspace/v1\""))
    let hash = Digest(of: Data("enum Solution {}\n".utf8)).description
    #expect(metadata.contains("\"Sources/Solution.swift\" : \"\(hash)\""))
  }

  @Test func leavesOnlyTheWorkspaceToGit() throws {
    let kata = try TestKata()
    try kata.start()
    let ignored = try kata.learner.text(".gitignore").split(separator: "\n")
    for path in [".kata/snapshots/", ".kata/lock", ".kata/journal.json", "compile_commands.json"] {
      #expect(ignored.contains(Substring(path)))
    }
    #expect(!ignored.contains(".kata/workspace.json") && !ignored.contains(".kata/record.json"))
  }

  @Test func takesAnEmptyFolderAndOneWithGitAlone() throws {
    let kata = try TestKata()
    try kata.learner.write(".git/HEAD", "ref: refs/heads/main\n")
    try kata.start()
    #expect(try kata.sources() == TestKata.starter)
    #expect(kata.learner.exists(".git/HEAD"))
    #expect(try kata.store().history().map(\.reason) == [.start])
  }

  @Test(arguments: ["link", "pipe", "name"]) func refusesStartersWithWhatItWouldLeaveOut(
    kind: String
  ) throws {
    let kata = try TestKata()
    let name = kind == "name" ? "a\u{1B}b.swift" : "Odd.swift"
    let place = kata.content.place("Starter/Sources").appending(path: name).path
    switch kind {
    case "link": try #require(symlink("/etc/passwd", place) == 0)
    case "pipe": try #require(mkfifo(place, 0o600) == 0)
    default: try kata.content.write("Starter/Sources/\(name)", "")
    }
    #expect(throws: WorkspaceError.self) { try kata.start() }
    #expect(!kata.learner.exists("Sources"))
  }

  @Test func refusesAFolderThatHoldsSomething() throws {
    let kata = try TestKata()
    try kata.learner.write("thesis.tex", "")
    let error = #expect(throws: WorkspaceError.self) { try kata.start() }
    #expect(error == .notEmpty(path: kata.learner.root.path, names: ["thesis.tex"]))
    #expect(kata.learner.files() == ["thesis.tex"])
  }

  @Test func refusesAWorkspaceThatIsThereAlready() throws {
    let kata = try TestKata()
    try kata.start()
    let path = kata.learner.root.path
    #expect(throws: WorkspaceError.alreadyStarted(path: path, kata: "greeting", pattern: "mvp")) {
      try kata.start()
    }
  }

  @Test func saysWhenThereIsNoParentOrNoFolder() throws {
    let kata = try TestKata()
    try kata.learner.write("file", "")
    let starter = WorkspaceStarter(now: TestKata.now)
    for (place, error) in [
      ("a/b", WorkspaceError.parentMissing(path: kata.learner.place("a").path)),
      ("file", .notAFolder(path: kata.learner.place("file").path)),
    ] {
      #expect(throws: error) {
        try starter.start(
          kata: kata.kata(), pattern: kata.pattern, at: kata.learner.place(place))
      }
    }
    #expect(kata.learner.files() == ["file"])
  }

  @Test func leavesNothingBehindWhenTheDiskIsFull() throws {
    let kata = try TestKata()
    let place = kata.learner.place("greeting-mvp")
    let disk = Disk(syncs: false) { action, path in
      if action == .write, path.contains("staging/3") { throw WorkspaceError.diskFull(path: path) }
    }
    #expect(throws: WorkspaceError.diskFull(path: place.path)) {
      try WorkspaceStarter(disk: disk, now: TestKata.now)
        .start(kata: kata.kata(), pattern: kata.pattern, at: place)
    }
    #expect(throws: WorkspaceError.self) { try kata.start(disk: disk) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: kata.learner.root.path) == [])
  }

  @Test(arguments: [true, false])
  func survivesAKillAfterEveryOperation(folderExists: Bool) throws {
    try MortalDisk.forEveryLifetime { mortal, _ in
      let kata = try TestKata()
      let place = folderExists ? kata.learner.root : kata.learner.place("greeting-mvp")
      _ = try? WorkspaceStarter(disk: mortal.disk, now: TestKata.now)
        .start(kata: kata.kata(), pattern: kata.pattern, at: place)
      let found =
        try (try? kata.finder.find(from: place).workspace)
        ?? WorkspaceStarter(now: TestKata.now)
        .start(kata: kata.kata(), pattern: kata.pattern, at: place)
      let reading = try SourceReader().read(found)
      #expect(reading.files.map(\.path.description) == TestKata.starter.keys.sorted())
      #expect(try kata.finder.find(from: place).notes.isEmpty)
      #expect(kata.learner.files().allSatisfy { !$0.contains("kata-start") })
    }
  }
}

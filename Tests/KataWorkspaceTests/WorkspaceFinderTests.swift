import Foundation
import KataCore
import KataWorkspace
import Testing

struct WorkspaceFinderTests {
  private let finder = WorkspaceFinder(now: TestKata.now)
  private static let metadata = #""kata":"greeting","version":2,"pattern":"mvp","files":{}"#

  @Test func findsTheNearestFolderAbove() throws {
    let folder = try TestFolder([
      "w/.kata/workspace.json": "{\"schema\":\"kata/workspace/v1\",\(Self.metadata)}",
      "w/Sources/Views/A.swift": "",
    ])
    let found = try finder.find(from: folder.place("w/Sources/Views"))
    #expect(found.workspace.root.path == folder.place("w").path)
    #expect(found.workspace.version == 2)
  }

  @Test func saysWhenOutsideOfAnyWorkspace() throws {
    let folder = try TestFolder(["a/file": "", ".kata/cache/file": ""])
    #expect(throws: WorkspaceError.outsideWorkspace(path: folder.place("a").path)) {
      try finder.find(from: folder.place("a"))
    }
  }

  @Test func letsUnknownKeysBe() throws {
    let text = "{\"schema\":\"kata/workspace/v1\",\"mood\":[1],\(Self.metadata)}"
    let folder = try TestFolder([".kata/workspace.json": text])
    #expect(try finder.find(from: folder.root).workspace.kata == "greeting")
  }

  @Test(arguments: [
    ("", "it is not JSON"),
    ("<<<<<<< HEAD\n{}", "it is not JSON"),
    (#"{"kata":"greeting"}"#, #""schema" is missing"#),
    (#"{"schema":"kata/workspace/v1","kata":"greeting","version":1}"#, #""pattern" is missing"#),
    (
      #"{"schema":"kata/workspace/v1","kata":"greeting","version":"1","pattern":"mvp","files":{}}"#,
      #""version" is of the wrong kind"#
    ),
    (
      #"{"schema":"kata/workspace/v1","kata":"../x","version":1,"pattern":"mvp","files":{}}"#,
      #""kata" is not a name"#
    ),
    (
      #"{"schema":"kata/workspace/v1","kata":"x","version":0,"pattern":"mvp","files":{}}"#,
      #""version" must be 1 or more"#
    ),
  ])
  func saysWhatIsWrongWithBrokenMetadata(text: String, reason: String) throws {
    let folder = try TestFolder([".kata/workspace.json": text])
    let path = folder.place(".kata/workspace.json").path
    #expect(throws: WorkspaceError.metadataBroken(path: path, reason: reason)) {
      try finder.find(from: folder.root)
    }
  }

  @Test func namesTheFormatOfANewerKata() throws {
    let folder = try TestFolder([".kata/workspace.json": #"{"schema":"kata/workspace/v2"}"#])
    let path = folder.place(".kata/workspace.json").path
    #expect(throws: WorkspaceError.madeByNewer(path: path, schema: "kata/workspace/v2")) {
      try finder.find(from: folder.root)
    }
  }

  @Test(arguments: ["{", #"{"schema":"kata/workspace/v9"}"#, nil])
  func opensAnyFolderWhenKataAndPatternAreGiven(text: String?) throws {
    let folder = try TestFolder(["Sources/A.swift": ""])
    if let text { try folder.write(".kata/workspace.json", text) }
    let found = try finder.open(at: folder.root, kata: "greeting", pattern: "viper").workspace
    #expect((found.kata, found.version, found.pattern) == ("greeting", 0, "viper"))
    #expect(throws: WorkspaceError.self) {
      try finder.open(at: folder.root, kata: "greeting", pattern: nil)
    }
  }

  @Test func prefersWhatIsGivenToTheMetadata() throws {
    let kata = try TestKata()
    try kata.start()
    let found = try finder.open(at: kata.learner.root, kata: nil, pattern: "viper").workspace
    #expect((found.kata, found.version, found.pattern) == ("greeting", 1, "viper"))
  }
}

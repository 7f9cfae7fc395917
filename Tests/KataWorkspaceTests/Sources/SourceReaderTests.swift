import Foundation
import KataCore
import KataWorkspace
import Testing

struct SourceReaderTests {
  private func read(_ folder: TestFolder) throws -> SourceReading {
    let workspace = Workspace(root: folder.root, kata: "greeting", version: 1, pattern: "mvp")
    return try SourceReader().read(workspace)
  }

  @Test func readsEverySwiftFileSortedByPath() throws {
    let folder = try TestFolder([
      "Sources/B.swift": "b", "Sources/A/C.swift": "c", "Sources/A.swift": "a", "Outside.swift": "",
      "Sources/My View #1%.swift": "d",
    ])
    let reading = try read(folder)
    #expect(
      reading.files.map(\.path.description) == [
        "Sources/A.swift", "Sources/A/C.swift", "Sources/B.swift", "Sources/My View #1%.swift",
      ])
    #expect(reading.files.map(\.text) == ["a", "c", "b", "d"])
    #expect(reading.findings.isEmpty)
  }

  @Test func readsOwnTestsApartFromTheSolution() throws {
    let folder = try TestFolder(["Sources/A.swift": "a", "Tests/B/C.swift": "c", "Tests/n.md": ""])
    let reading = try read(folder)
    #expect(reading.files.map(\.path.description) == ["Sources/A.swift"])
    #expect(reading.tests.files.map(\.path.description) == ["Tests/B/C.swift"])
    #expect(reading.submission != Digest(of: reading.files), "Other tests are another submission.")
  }

  @Test(arguments: ["Tests/notes.md", "Testing/A.swift"])
  func asksForNoOwnTests(path: String) throws {
    let reading = try read(TestFolder(["Sources/A.swift": "a", path: "a"]))
    #expect(!reading.tests.areThere)
    #expect(reading.submission == Digest(of: reading.files))
  }

  @Test func keepsErrorsInOwnTestsFromTheSolution() throws {
    let reading = try read(
      TestFolder(["Sources/A.swift": "a", "Tests/b.c": "", "Tests/-o.swift": ""]))
    #expect(reading.findings.isEmpty)
    #expect(reading.tests.findings.map(\.id).sorted() == ["source.kind", "source.name"])
    #expect(reading.tests.findings.allSatisfy { $0.nextSteps.contains { $0.contains("Tests") } })
  }

  @Test(arguments: [
    ".DS_Store", ".A.swift.swp", ".#A.swift", ".hidden/B.swift", "README", "README.md", "notes.txt",
    "A.swift~", "#A.swift#", "A.swift.orig", "A.swift.bak",
  ])
  func passesOver(name: String) throws {
    let folder = try TestFolder(["Sources/A.swift": "a", "Sources/\(name)": "\u{1}"])
    let reading = try read(folder)
    #expect(reading.files.map(\.path.description) == ["Sources/A.swift"])
    #expect(reading.findings.isEmpty)
  }

  @Test(arguments: [
    ("b.c", "source.kind"), ("b.o", "source.kind"), ("module.modulemap", "source.kind"),
    ("B.SWIFT", "source.kind"), ("-o.swift", "source.name"), ("@args", "source.name"),
    ("new\nline.swift", "source.name"), ("esc\u{1b}[2J.swift", "source.name"),
  ])
  func refuses(name: String, id: String) throws {
    let folder = try TestFolder(["Sources/A.swift": "a", "Sources/\(name)": ""])
    let reading = try read(folder)
    #expect(reading.findings.map(\.id) == [id])
    #expect(!reading.isSound)
    let summary = try #require(reading.findings.first?.summary)
    #expect(!summary.unicodeScalars.contains { $0.value < 0x20 })
  }

  @Test func mentionsWhatItLeavesOut() throws {
    let folder = try TestFolder(["Sources/A.swift": "a", "Sources/Main.storyboard": ""])
    let reading = try read(folder)
    #expect(reading.findings.map(\.id) == ["source.ignored"])
    #expect(reading.isSound)
  }

  @Test func doesNotFollowLinks() throws {
    let folder = try TestFolder(["Sources/A.swift": "a", "secret/B.swift": "b"])
    for (link, target) in [("Sources/B.swift", "secret/B.swift"), ("Sources/Dir", "secret")] {
      try FileManager.default.createSymbolicLink(
        at: folder.place(link), withDestinationURL: folder.place(target))
    }
    let reading = try read(folder)
    #expect(reading.files.map(\.text) == ["a"])
    #expect(reading.findings.map(\.id) == ["source.link", "source.link"])
  }

  @Test func doesNotFollowALinkInPlaceOfSources() throws {
    let folder = try TestFolder(["elsewhere/A.swift": "a"])
    try FileManager.default.createSymbolicLink(
      at: folder.place("Sources"), withDestinationURL: folder.place("elsewhere"))
    #expect(try read(folder).findings.map(\.id) == ["source.link"])
  }

  @Test func doesNotWaitForAPipe() throws {
    let folder = try TestFolder(["Sources/A.swift": "a"])
    try #require(mkfifo(folder.place("Sources/B.swift").path, 0o644) == 0)
    #expect(try read(folder).findings.map(\.id) == ["source.special"])
  }

  @Test func saysWhereAFileStopsBeingUTF8() throws {
    let folder = try TestFolder()
    try folder.write("Sources/A.swift", Data("let é = 1\nlet x = \"".utf8) + Data([0xff, 0x22]))
    let finding = try #require(try read(folder).findings.first)
    #expect(finding.id == "source.encoding")
    #expect(finding.summary.contains("byte 20, line 2"))
    #expect(finding.location == SourceLocation(path: "Sources/A.swift", line: 2, column: 10))
  }

  @Test func refusesAFileNameThatIsNotUTF8() throws {
    let folder = try TestFolder(["Sources/A.swift": "a"])
    var name = Array(folder.place("Sources").path.utf8CString.dropLast()) + [47, -1, 46, 0]
    let descriptor = open(&name, O_CREAT | O_WRONLY, 0o644)
    // Some file systems, such as the Mac's, make no such name.
    guard descriptor >= 0 else { return }
    close(descriptor)
    #expect(try read(folder).findings.map(\.id) == ["source.name"])
  }

  @Test func refusesTwinNames() throws {
    let folder = try TestFolder([
      "Sources/e\u{301}.swift": "a", "Sources/A.swift": "", "Sources/B.swift": "",
    ])
    try folder.write("Sources/\u{e9}.swift", "b")
    guard folder.files().count == 4 else { return }
    #expect(try read(folder).findings.map(\.id) == ["source.name"])
  }

  @Test func refusesWhatIsTooBigOrTooMuch() throws {
    let big = try TestFolder(["Sources/A.swift": String(repeating: "/", count: 1 << 20 + 1)])
    #expect(try read(big).findings.map(\.id) == ["source.size"])
    let many = try TestFolder(
      [String: String](uniqueKeysWithValues: (0...200).map { ("Sources/F\($0).swift", "") }))
    #expect(
      try read(many).findings.map(\.summary) == ["Sources holds 201 files, and a check takes 200"])
  }

  @Test func saysWhichLimitAFolderExceeds() throws {
    let path = "Sources/" + String(repeating: "d/", count: 30) + "A.swift"
    let deep = try read(try TestFolder([path: "", "Sources/A.swift": ""])).findings
    #expect(deep.map(\.id) == ["source.depth"])
    #expect(deep.first?.summary.contains("the 24 folders inside each other") == true)
    let tests = try TestFolder(
      [String: String](uniqueKeysWithValues: (0...200).map { ("Tests/F\($0).swift", "") }))
    try tests.write("Sources/A.swift", "")
    let summaries = try read(tests).tests.findings.map(\.summary)
    #expect(summaries == ["Tests holds 201 files, and a check takes 200"])
  }

  @Test(arguments: [
    ([:], "source.folder"), (["Sources": "a file"], "source.special"),
    (["Sources/README.md": ""], "source.none"),
  ])
  func saysWhenThereIsNothingToCheck(files: [String: String], id: String) throws {
    let reading = try read(TestFolder(files))
    #expect(reading.findings.map(\.id) == [id])
    #expect(!reading.isSound)
  }
}

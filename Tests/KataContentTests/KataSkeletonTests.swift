import Foundation
import KataContent
import KataCore
import Testing

struct KataSkeletonTests {
  private let none = KataShelf(folders: [])

  private func withFolder(_ work: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "kata-skeleton-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try work(folder)
  }

  private func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  private func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  @Test func makesAKataThatAShelfReads() throws {
    try withFolder { folder in
      let place = try KataSkeleton().write(KataName("tea-timer"), into: folder, besides: none)
      #expect(place.lastPathComponent == "tea-timer")
      let kata = try KataShelf(folders: [folder]).kata("tea-timer")
      #expect(kata.title == "Tea timer")
      #expect(kata.contract == "TeaTimerContract")
      #expect(kata.patterns.map(\.seam) == ["TeaTimerMVP"])
      #expect(kata.mistakes.count == 1)
    }
  }

  @Test func makesADrillThatAShelfReads() throws {
    try withFolder { folder in
      _ = try KataSkeleton(isDrill: true).write(KataName("tea-timer"), into: folder, besides: none)
      let kata = try KataShelf(folders: [folder]).kata("tea-timer")
      #expect(kata.title == "Tea timer")
      #expect(kata.drill?.lesson == "mvp")
    }
  }

  @Test(arguments: [false, true]) func leavesNoPlaceholderBehind(isDrill: Bool) throws {
    try withFolder { folder in
      let kata = try KataSkeleton(isDrill: isDrill).write(
        KataName("tea-timer"), into: folder, besides: none)
      let paths = try FileManager.default.subpathsOfDirectory(atPath: kata.path)
      #expect(paths.contains("Starter/Sources/TeaTimerViewController.swift"))
      for path in paths {
        #expect(!path.lowercased().contains("sample"))
        let text = try? String(contentsOf: kata.appending(path: path), encoding: .utf8)
        #expect(text?.lowercased().contains("sample") != true, "\(path)")
      }
    }
  }

  @Test func putsTheNameInFilesAndTheirNames() throws {
    try withFolder { folder in
      let template = folder.appending(path: "template")
      try write(
        "# The Sample\nSampleView sample.count", to: template.appending(path: "A/Sample.md"))
      let katas = folder.appending(path: "katas")
      try FileManager.default.createDirectory(at: katas, withIntermediateDirectories: true)
      // A name with the placeholder in it must not be replaced once more.
      let kata = try KataSkeleton(template: template).write(
        KataName("sample-two"), into: katas, besides: none)
      let file = kata.appending(path: "A/SampleTwo.md")
      #expect(
        try String(contentsOf: file, encoding: .utf8)
          == "# Sample two\nSampleTwoView sample-two.count")
    }
  }

  @Test func refusesAFolderThatExists() throws {
    try withFolder { folder in
      let file = folder.appending(path: "tea/notes.txt")
      try write("mine", to: file)
      #expect(throws: ContentError.folderExists(path: folder.appending(path: "tea").path)) {
        try KataSkeleton().write(KataName("tea"), into: folder, besides: none)
      }
      #expect(try names(in: folder.appending(path: "tea")) == ["notes.txt"])
    }
  }

  @Test func refusesALinkThatLeadsNowhere() throws {
    try withFolder { folder in
      let link = folder.appending(path: "tea")
      try FileManager.default.createSymbolicLink(
        at: link, withDestinationURL: folder.appending(path: "gone"))
      #expect(throws: ContentError.folderExists(path: link.path)) {
        try KataSkeleton().write(KataName("tea"), into: folder, besides: none)
      }
    }
  }

  @Test func refusesANameThatIsTaken() throws {
    try withFolder { folder in
      #expect(throws: ContentError.takenName("greeting")) {
        try KataSkeleton().write(
          KataName("greeting"), into: folder, besides: KataShelf(bundledAnd: []))
      }
      let left = try names(in: folder)
      #expect(left == [])
    }
  }

  @Test func needsAFolderOfKatas() throws {
    try withFolder { folder in
      let missing = folder.appending(path: "katas")
      #expect(throws: ContentError.folderMissing(path: missing.path)) {
        try KataSkeleton().write(KataName("tea"), into: missing, besides: none)
      }
    }
  }

  @Test func writesAllOrNothing() throws {
    try withFolder { folder in
      let template = folder.appending(path: "template")
      try write("fine", to: template.appending(path: "a.md"))
      try Data([0xff, 0xfe, 0xff]).write(to: template.appending(path: "b.md"))
      let error = #expect(throws: ContentError.self) {
        try KataSkeleton(template: template).write(KataName("tea"), into: folder, besides: none)
      }
      #expect("\(try #require(error))".contains("could not be made"))
      #expect(try names(in: folder) == ["template"])
    }
  }
}

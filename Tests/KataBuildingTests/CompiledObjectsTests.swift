import Foundation
import KataCore
import Testing

@testable import KataBuilding

struct CompiledObjectsTests {
  private let files = [SourceFile(path: "Sources/A.swift", text: "let a = 1\n")]

  /// Gives a place for entries, and a work folder with an object in it.
  private func withFolders(_ work: (CompiledObjects, URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "kata-objects-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let own = folder.appending(path: "work")
    try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    try Data("code".utf8).write(to: own.appending(path: "App.o"))
    try work(CompiledObjects(folder: folder.appending(path: "objects")), own)
  }

  private func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
  }

  @Test func findsWhatItKeptAndWhatTheCompilerSaid() throws {
    try withFolders { objects, work in
      objects.keep("one", outputs: ["App.o"], saying: "A.swift:1:5: warning: …", from: work)
      let object = work.appending(path: "App.o")
      try Data("changed since".utf8).write(to: object)
      #expect(objects.copy("one", outputs: ["App.o"], to: work) == "A.swift:1:5: warning: …")
      let text = try String(contentsOf: object, encoding: .utf8)
      #expect(text == "code")
      #expect(objects.copy("another", outputs: ["App.o"], to: work) == nil)
    }
  }

  @Test func namesACompileByEverythingThatItIsMadeOf() {
    let objects = CompiledObjects(folder: URL(filePath: "/nowhere"))
    let moved = [SourceFile(path: "Sources/B.swift", text: files[0].text)]
    let edited = [SourceFile(path: files[0].path, text: "let a = 2\n")]
    let keys = [
      objects.key(of: ["swiftc", "-g"], files: files), objects.key(of: ["swiftc"], files: files),
      objects.key(of: ["swiftc-g"], files: files), objects.key(of: ["swiftc", "-g"], files: moved),
      objects.key(of: ["swiftc", "-g"], files: edited),
    ]
    #expect(Set(keys).count == keys.count)
    #expect(keys[0] == objects.key(of: ["swiftc", "-g"], files: files))
  }

  @Test func countsAnEntryWithoutAllOutputsForNothing() throws {
    try withFolders { objects, work in
      objects.keep("one", outputs: ["App.o"], saying: "", from: work)
      #expect(objects.copy("one", outputs: ["App.o", "App.swiftmodule"], to: work) == nil)
    }
  }

  @Test func keepsNothingOfACompileWhoseOutputIsMissing() throws {
    try withFolders { objects, work in
      objects.keep("one", outputs: ["App.o", "App.swiftmodule"], saying: "", from: work)
      let left = try names(in: objects.folder)
      #expect(left == [])
    }
  }

  @Test func removesWhatWasUsedLeastLately() throws {
    try withFolders { objects, work in
      for number in 0..<CompiledObjects.most {
        objects.keep("\(number)", outputs: ["App.o"], saying: "", from: work)
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSince1970: Double(number))],
          ofItemAtPath: objects.folder.appending(path: "\(number)").path)
      }
      _ = objects.copy("0", outputs: ["App.o"], to: work)
      objects.keep("last", outputs: ["App.o"], saying: "", from: work)
      let left = Set(try names(in: objects.folder))
      #expect(left.count == CompiledObjects.most)
      #expect(left.isSuperset(of: ["0", "2", "last"]))
      #expect(!left.contains("1"))
    }
  }

  @Test func onlyCostsTimeWhereNothingCanBeWritten() throws {
    try withFolders { _, work in
      let objects = CompiledObjects(folder: work.appending(path: "App.o/objects"))
      objects.keep("one", outputs: ["App.o"], saying: "", from: work)
      #expect(objects.copy("one", outputs: ["App.o"], to: work) == nil)
      let left = try names(in: work)
      #expect(left == ["App.o"])
    }
  }
}

import Foundation
import Testing

@testable import KataBuilding

struct KitPartTests {
  private struct Broken: Error {}

  private func withFolder(_ work: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "kata-part-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try await work(folder)
  }

  private func write(_ text: String, to folder: URL) throws {
    try Data(text.utf8).write(to: folder.appending(path: "file"))
  }

  @Test func isThereOnlyWhenWhole() async throws {
    try await withFolder { folder in
      let part = folder.appending(path: "part")
      try await KitPart(folder: part).make(onWait: {}) { aside in
        try write("whole", to: aside)
        #expect(!FileManager.default.fileExists(atPath: part.path))
      }
      #expect(FileManager.default.fileExists(atPath: part.appending(path: "file").path))
    }
  }

  @Test func leavesNothingBehindWhenBuildingFails() async throws {
    try await withFolder { folder in
      await #expect(throws: Broken.self) {
        try await KitPart(folder: folder.appending(path: "part")).make(onWait: {}) { _ in
          throw Broken()
        }
      }
      let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(left == [".part.lock"])
    }
  }

  @Test func replacesWhatAKilledProcessLeft() async throws {
    try await withFolder { folder in
      let stale = folder.appending(path: ".part.building")
      try FileManager.default.createDirectory(at: stale, withIntermediateDirectories: true)
      try write("half", to: stale)
      let part = folder.appending(path: "part")
      try await KitPart(folder: part).make(onWait: {}) { aside in
        #expect(try FileManager.default.contentsOfDirectory(atPath: aside.path).isEmpty)
        try write("whole", to: aside)
      }
      #expect(try String(contentsOf: part.appending(path: "file"), encoding: .utf8) == "whole")
    }
  }

  @Test func buildsOnceWhenTwoAskAtTheSameTime() async throws {
    try await withFolder { folder in
      let counter = Counter()
      let part = KitPart(folder: folder.appending(path: "part"))
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<4 {
          group.addTask {
            try await part.make(onWait: {}) { _ in await counter.count() }
          }
        }
        try await group.waitForAll()
      }
      #expect(await counter.total == 1)
    }
  }

  private actor Counter {
    var total = 0
    func count() { total += 1 }
  }
}

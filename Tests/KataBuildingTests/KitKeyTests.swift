import Foundation
import Testing

@testable import KataBuilding

/// A kit's sources may come from a stranger's folder of katas.
struct KitKeyTests {
  private func digest(_ make: (String) -> Int32) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "kata-key-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let sources = folder.appending(path: "Suites")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    try Data("import XCTest\n".utf8).write(to: sources.appending(path: "Plain.swift"))
    try #require(make(sources.appending(path: "Odd.swift").path) == 0)
    return try KitKey(
      folders: [sources], parts: [], memory: folder.appending(path: "memory")
    ).digest()
  }

  @Test func readsPlainFiles() throws {
    #expect(
      try digest { FileManager.default.createFile(atPath: $0, contents: nil) ? 0 : 1 }.count == 12)
  }

  @Test func refusesPipesAndDevices() {
    #expect { try digest { mkfifo($0, 0o600) } } throws: { "\($0)".contains("no plain file") }
    #expect { try digest { symlink("/dev/zero", $0) } } throws: {
      "\($0)".contains("no plain file")
    }
  }

  @Test func refusesGigabytesWithoutReadingThem() {
    #expect {
      try digest { path in
        close(open(path, O_CREAT | O_WRONLY, 0o600))
        return truncate(path, 3 << 30)
      }
    } throws: { "\($0)".contains("Odd.swift is too large") }
  }
}

import Foundation
import Testing

@testable import KataPipeline

/// What is left of builds that were killed, and what belongs to those that go on.
struct BuildFolderTests {
  /// A temporary folder of this test alone.
  private func withTemporary(_ work: (URL) throws -> Void) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "kata-sweep-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    try work(url)
  }

  /// Makes a folder look an hour older than it is.
  private func age(_ url: URL) throws {
    let time = timeval(tv_sec: time(nil) - 3600, tv_usec: 0)
    try #require(utimes(url.path, [time, time]) == 0)
  }

  private func names(_ url: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }

  @Test func removesWhatAKilledCheckHasLeft() throws {
    try withTemporary { temporary in
      let left = temporary.appending(path: "kata-check-0/Sources")
      try FileManager.default.createDirectory(at: left, withIntermediateDirectories: true)
      try age(left.deletingLastPathComponent())
      BuildFolder.sweep(temporary)
      #expect(try names(temporary).isEmpty)
    }
  }

  @Test func leavesTheFolderOfALivingCheck() throws {
    try withTemporary { temporary in
      let folder = try BuildFolder(in: temporary)
      try age(folder.url)
      BuildFolder.sweep(temporary)
      #expect(try names(temporary) == [folder.url.lastPathComponent])
      folder.remove()
      #expect(try names(temporary).isEmpty)
    }
  }

  @Test func removesAFolderOnceItsOwnerIsGone() throws {
    try withTemporary { temporary in
      try age(BuildFolder(in: temporary).url)
      BuildFolder.sweep(temporary)
      #expect(try names(temporary).isEmpty)
    }
  }

  @Test func leavesYoungFoldersLinksAndWhatIsNotItsOwn() throws {
    try withTemporary { temporary in
      let target = temporary.appending(path: "precious")
      for name in ["kata-check-young", "precious", "other"] {
        try FileManager.default.createDirectory(
          at: temporary.appending(path: name), withIntermediateDirectories: true)
      }
      try age(target)
      try FileManager.default.createSymbolicLink(
        at: temporary.appending(path: "kata-check-link"), withDestinationURL: target)
      BuildFolder.sweep(temporary)
      #expect(try names(temporary) == ["kata-check-link", "kata-check-young", "other", "precious"])
    }
  }
}

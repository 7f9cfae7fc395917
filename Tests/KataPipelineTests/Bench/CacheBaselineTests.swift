import Foundation
import Testing

@testable import KataPipeline

struct CacheBaselineTests {
  @Test func removesWhatCameLaterAndNothingElse() throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appending(path: "kata-baseline-\(UUID().uuidString)")
    defer { try? files.removeItem(at: folder) }
    try put("kits/UIKit/lib.so", in: folder)
    let baseline = CacheBaseline(of: folder)
    try put("kits/greeting/host", in: folder)
    try put("kits/UIKit/late", in: folder)
    try baseline.restore()
    let left = try files.subpathsOfDirectory(atPath: folder.path).sorted()
    #expect(left == ["kits", "kits/UIKit", "kits/UIKit/lib.so"])
  }

  private func put(_ path: String, in folder: URL) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("x".utf8).write(to: file)
  }
}

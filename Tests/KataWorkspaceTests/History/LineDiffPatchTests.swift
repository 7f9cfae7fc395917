import Foundation
import KataCore
import KataWorkspace
import Testing

/// Lets the real `patch -p1` turn the old files into the new ones.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/patch")))
struct LineDiffPatchTests {
  @Test(
    arguments: [
      (["A": "1\n2\n3\n"], ["A": "1\ntwo\n3\n"]),
      (["A": "1\n2"], ["A": "1\n2\n"]),
      (["A": "1\n2\n"], ["A": "1\n2"]),
      (["A": "1\n2"], ["A": "0\n1\nzwei"]),
      (["A": ""], ["A": "new\n"]),
      (["A": "old\n"], ["A": ""]),
      (["A": "a\n", "B": "b\n"], ["A": "a\n"]),
      (["A": "a\n"], ["A": "a\n", "Deep/er/B": "b\nc"]),
      (["A": "a\r\nb\r\n"], ["A": "a\r\nc\r\n"]),
      (["My View": "a\n", "É": "é\n"], ["My View": "b\n", "É": "ö\n"]),
      (["Quote\"d": "a\n"], ["Quote\"d": "b\n"]),
      (["A": "--- a\n+++ b\n@@ -1 +1 @@\n"], ["A": "--- b\n+++ b\n@@ -2 +1 @@\n"]),
    ] as [([String: String], [String: String])])
  func isTakenByPatch(old: [String: String], new: [String: String]) throws {
    try expectPatch(from: old, to: new)
  }

  @Test func isTakenByPatchForManyRandomFiles() throws {
    var generator = Numbers(state: 7)
    func lines() -> [String] {
      (0..<Int.random(in: 0..<40, using: &generator)).map { _ in
        ["a", "b", "", "}", "  x"].randomElement(using: &generator) ?? ""
      }
    }
    var (old, new): ([String: String], [String: String]) = ([:], [:])
    for number in 0..<120 {
      var text = lines()
      old["F\(number)"] = "start\n" + text.map { $0 + "\n" }.joined()
      for _ in 0..<Int.random(in: 0..<6, using: &generator) {
        let place = Int.random(in: 0...text.count, using: &generator)
        let end = min(text.count, place + Int.random(in: 0..<4, using: &generator))
        text.replaceSubrange(place..<end, with: lines().prefix(3))
      }
      new["F\(number)"] = "start\n" + text.joined(separator: "\n")
    }
    try expectPatch(from: old, to: new)
  }

  private func expectPatch(from old: [String: String], to new: [String: String]) throws {
    let folder = try TestFolder()
    for (name, text) in old { try folder.write("Sources/\(name).swift", text) }
    try folder.write("change.diff", LineDiff(from: tree(old), to: tree(new)).unifiedText)
    let patch = Process()
    patch.executableURL = URL(filePath: "/usr/bin/patch")
    patch.arguments = ["-p1", "--silent", "--binary", "-i", "change.diff"]
    patch.currentDirectoryURL = folder.root
    try patch.run()
    patch.waitUntilExit()
    #expect(patch.terminationStatus == 0)
    let workspace = Workspace(root: folder.root, kata: "greeting", version: 1, pattern: "mvp")
    #expect(try SourceTree(of: workspace) == tree(new))
  }

  private func tree(_ files: [String: String]) -> SourceTree {
    SourceTree(
      [RelativePath: Data](
        uniqueKeysWithValues: files.compactMap { name, text in
          RelativePath("Sources/\(name).swift").map { ($0, Data(text.utf8)) }
        }))
  }
}

/// The same numbers on every machine.
private struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 33) ^ (state << 31)
  }
}

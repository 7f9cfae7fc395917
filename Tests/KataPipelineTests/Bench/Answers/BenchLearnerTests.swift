import Foundation
import Testing

@testable import KataPipeline

struct BenchLearnerTests {
  @Test func hasTypedTenThousandDifferentLines() async throws {
    try await BenchFolder.with(in: FileManager.default.temporaryDirectory) { folder in
      let learner = BenchLearner(folder: folder, environment: [:], program: folder.root)
      try learner.writeHistory(in: folder)
      let file = folder.state.appending(path: "kata/history")
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      #expect(lines.count == 10_000)
      #expect(Set(lines).count == 10_000)
    }
  }

  @Test func livesInTheBenchsFolderAlone() async throws {
    try await BenchFolder.with(in: FileManager.default.temporaryDirectory) { folder in
      let learner = BenchLearner(
        folder: folder, environment: folder.environment(path: "/usr/bin"), program: folder.root)
      let places = learner.environment.filter { $0.key.hasPrefix("XDG") || $0.key == "HOME" }
      #expect(places.count == 4)
      #expect(places.values.allSatisfy { $0.hasPrefix(folder.root.path + "/") })
    }
  }
}

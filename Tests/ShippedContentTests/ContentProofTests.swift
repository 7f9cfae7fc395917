import Foundation
import KataContent
import KataCore
import KataPipeline
import Testing

extension ShippedContentTests {
  struct ContentProofTests {
    @Test(arguments: try KataShelf(bundledAnd: []).katas().map(\.id), seeds)
    func findsNoProblemInAShippedKata(id: String, seed: UInt64) async throws {
      let kata = try KataShelf(bundledAnd: []).kata(id)
      try await expectNoProblem(in: kata, seed: seed)
    }

    @Test(arguments: seeds)
    func findsNoProblemInAFreshSkeleton(seed: UInt64) async throws {
      try await withSkeleton { try await expectNoProblem(in: $0, seed: seed) }
    }

    @Test func findsAMistakeThatIsNone() async throws {
      try await withSkeleton { kata in
        let mistake = kata.folder.appending(path: "Mistakes/mvp-presenter-keeps-view")
        try FileManager.default.removeItem(at: mistake)
        try FileManager.default.copyItem(
          at: kata.folder.appending(path: "Solutions/MVP"), to: mistake)
        let problems = try await ContentProof(workshop: .forTests(), seed: 1).problems(of: kata) {
          _ in
        }
        #expect(
          problems.map(\.message) == [
            "Lifetime.leavesNothingBehind should trip and does not",
            "MVP.presenterDoesNotKeepItsView should trip and does not",
          ])
      }
    }

    private func expectNoProblem(in kata: Kata, seed: UInt64) async throws {
      let problems = try await ContentProof(workshop: .forTests(), seed: seed).problems(of: kata) {
        _ in
      }
      for problem in problems { Issue.record("\(problem.subject): \(problem.message)") }
    }

    private func withSkeleton(_ work: (Kata) async throws -> Void) async throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: "kata-proof-\(UUID())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let shelf = KataShelf(folders: [folder])
      _ = try KataSkeleton().write(KataName("tea-timer"), into: folder, besides: shelf)
      try await work(shelf.kata("tea-timer"))
    }
  }
}

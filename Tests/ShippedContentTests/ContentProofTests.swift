import Foundation
import KataContent
import KataCore
import KataPipeline
import Testing

extension ShippedContentTests {
  /// That the proof finds what is wrong; `kata dev check` proves the katas themselves.
  struct ContentProofTests {
    @Test func findsNoProblemInAFreshSkeleton() async throws {
      try await withSkeleton { kata in
        let problems = try await problems(of: kata)
        #expect(problems == [])
      }
    }

    @Test func findsAMistakeThatIsNone() async throws {
      try await withSkeleton { kata in
        let mistake = kata.folder.appending(path: "Mistakes/mvp-presenter-keeps-view")
        try FileManager.default.removeItem(at: mistake)
        try FileManager.default.copyItem(
          at: kata.folder.appending(path: "Solutions/MVP"), to: mistake)
        let problems = try await problems(of: kata)
        #expect(
          problems.map(\.message) == [
            "Lifetime.leavesNothingBehind should trip and does not",
            "MVP.presenterDoesNotKeepItsView should trip and does not",
          ])
      }
    }

    private func problems(of kata: Kata) async throws -> [ContentProof.Problem] {
      try await ContentProof(workshop: .forTests(), seeds: [1, 7]).problems(of: kata) { _ in }
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

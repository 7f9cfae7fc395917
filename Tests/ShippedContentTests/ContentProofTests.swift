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

    @Test func findsAChangeWhoseCasesHeldBefore() async throws {
      try await withSkeleton { kata in
        let made = kata.folder.appending(path: "Changes/many/Solutions/MVP/Sources")
        for name in try FileManager.default.contentsOfDirectory(atPath: made.path) {
          let reference = kata.folder.appending(path: "Solutions/MVP/Sources/\(name)")
          try FileManager.default.removeItem(at: reference)
          try FileManager.default.copyItem(at: made.appending(path: name), to: reference)
        }
        let problems = try await problems(of: kata, part: "change many, before it")
        #expect(
          problems.map(\.message) == [
            "many.readsManyFromAHundred should trip and does not",
            "many.readsTooOftenFromAThousand should trip and does not",
          ])
      }
    }

    @Test func concernsKatasThatHaveThePart() async throws {
      try await withSkeleton { kata in
        let found = try ["mvp, mistake", "nothing"].map { part in
          try ContentProof(workshop: .forTests(), seeds: [1], part: part).concerns(kata)
        }
        #expect(found == [true, false])
      }
    }

    private func problems(
      of kata: Kata, part: String? = nil
    ) async throws -> [ContentProof.Problem] {
      try await ContentProof(workshop: .forTests(), seeds: [1, 7], part: part)
        .problems(of: kata) { _ in }
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

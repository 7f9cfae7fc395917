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

    @Test func findsNoProblemInAFreshDrill() async throws {
      try await withSkeleton(isDrill: true) { kata in
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

    @Test func saysOnceThatAReferenceDoesNotCompile() async throws {
      try await withSkeleton { kata in
        try replace(
          "store.setInteger(count + 1, ", with: "store.setInteger(\"1\", ",
          in: kata.folder.appending(path: "Solutions/MVP/Sources/TeaTimerScreenPresenter.swift"))
        let problems = try await problems(of: kata)
        #expect(problems.map(\.subject) == ["tea-timer mvp, reference"])
        let message = try #require(problems.first?.message)
        #expect(
          message.hasPrefix(
            "does not compile: Sources/TeaTimerScreenPresenter.swift:18:22: cannot convert"),
          "\(message)")
      }
    }

    @Test func stopsAtAStarterThatDoesNotBehave() async throws {
      try await withSkeleton { kata in
        try replace(
          "case 1: countLabel.text = \"Counted once\"", with: "case 1: countLabel.text = \"Once\"",
          in: kata.folder.appending(path: "Starter/Sources/TeaTimerViewController.swift"))
        let problems = try await problems(of: kata)
        #expect(Set(problems.map(\.subject)) == ["tea-timer mvp, starter"])
        #expect(
          problems.first?.message == """
            Behaviour.countsTaps should not trip and does: The screen should say that it has counted once. \
            Expected “Counted once”, got “Once”.
            """)
      }
    }

    @Test func namesAMissingMistakeWithoutARun() async throws {
      try await withSkeleton { kata in
        let mistake = kata.folder.appending(path: "Mistakes/mvp-presenter-keeps-view")
        try FileManager.default.removeItem(at: mistake)
        let problems = try await problems(of: kata)
        #expect(
          problems.map(\.subject) == ["tea-timer, Mistakes/mvp-presenter-keeps-view/Sources"])
      }
    }

    private func replace(_ text: String, with other: String, in file: URL) throws {
      let whole = try String(contentsOf: file, encoding: .utf8)
      try #require(whole.contains(text))
      try Data(whole.replacing(text, with: other).utf8).write(to: file)
    }

    @Test func concernsKatasThatHaveThePart() async throws {
      try await withSkeleton { kata in
        let found = try ["mvp, mistake", "nothing"].map { part in
          try ContentProof(workshop: .forTests(), lessons: [], seeds: [1], part: part).concerns(
            kata)
        }
        #expect(found == [true, false])
      }
    }

    private func problems(
      of kata: Kata, part: String? = nil
    ) async throws -> [ContentProof.Problem] {
      try await ContentProof(workshop: .forTests(), lessons: ["mvp"], seeds: [1, 7], part: part)
        .problems(of: kata) { _ in }
    }

    private func withSkeleton(
      isDrill: Bool = false, _ work: (Kata) async throws -> Void
    ) async throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: "kata-proof-\(UUID())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let shelf = KataShelf(folders: [folder])
      _ = try KataSkeleton(isDrill: isDrill)
        .write(KataName("tea-timer"), into: folder, besides: shelf)
      try await work(shelf.kata("tea-timer"))
    }
  }
}

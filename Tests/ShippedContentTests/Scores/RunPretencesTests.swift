import KataCore
import Testing

extension ShippedContentTests {
  /// Pretences written by hand that work on a good design, or that only a run can see through.
  struct RunPretencesTests {
    @Test(arguments: [
      "outlets-kept-in-a-view", "view-played-by-commands", "view-told-by-closures",
      "wording-declared-a-responder", "wording-handed-a-constant",
    ])
    func raisesNoScoreOfAReference(name: String) async throws {
      let (base, draft) = try ScoreBases.pretence(name, on: "mvp", before: nil)
      let points = try await points(from: base, to: draft)
      #expect(points.distribution <= 3, "\(points)")
      #expect(points.testability <= 3, "\(points)")
    }

    @Test func interceptsNothingByAnObjectInFrontOfAGlobal() async throws {
      let (base, draft) = try ScoreBases.pretence(
        "global-behind-an-object", on: "mvp", before: "Before")
      let points = try await points(from: base, to: draft)
      #expect(points.testability <= 3, "\(points)")
    }

    @Test func testsNothingByWayOfAViewThatNoControllerLoads() async throws {
      let (base, draft) = try ScoreBases.pretence("massive-view-behind-a-seam")
      let points = try await points(from: base.draft, to: draft)
      #expect(points.testability <= 3, "\(points)")
    }

    private func points(from base: Draft, to draft: Draft) async throws -> RunJudge.Values {
      let judge = try RunJudge(of: ScoreBases.kata(), pattern: "mvp")
      let before = try #require(try await judge.values(base))
      let after = try #require(try await judge.values(draft), "it does not build")
      return judge.points(from: before, to: after)
    }
  }
}

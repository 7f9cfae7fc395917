import Foundation
import KataCore
import KataRecords
import Testing

struct ScoresTests {
  private let folder: RecordFolder

  init() throws {
    folder = try RecordFolder()
  }

  @discardableResult
  private func note(_ attempt: AttemptRecord, distribution: Double?) throws -> AttemptRecord {
    let store = try folder.store()
    try store.note(attempt)
    if let distribution { try store.note(.sample(attempt, distribution: distribution)) }
    return attempt
  }

  @Test func areKeptRawAndAnchored() throws {
    let attempt = try note(.sample(), distribution: 0.625)
    let scores = try #require(try folder.store().scores(of: attempt.id))
    #expect(scores[.distribution] == .init(raw: 0.625, anchored: 63))
    #expect(scores[.testability] == .init(raw: 0.5, anchored: 50))
    #expect(scores[.easeOfUse] == .init(raw: 0.25, anchored: nil))
  }

  @Test func areThoseOfTheNewestScoredAttempt() throws {
    try note(.sample(minute: 1), distribution: 0.1)
    try note(.sample(minute: 3), distribution: nil)
    let second = try note(.sample(minute: 2), distribution: 0.2)
    try note(.sample(workspace: "/elsewhere", minute: 9), distribution: 0.9)
    let store = try folder.store()
    #expect(try store.lastScores(workspace: "/home/me/work")?.attempt == second.id)
    #expect(try store.lastScores(workspace: "/nowhere") == nil)
  }

  @Test func areOfTheSamePatternAndOfBefore() throws {
    let first = try note(.sample("greeting", "mvp", minute: 1), distribution: 0.1)
    let other = try note(.sample("greeting", "viper", minute: 2), distribution: 0.2)
    let store = try folder.store()
    let place = "/home/me/work"
    #expect(
      try store.lastScores(workspace: place, kata: "greeting", pattern: "mvp")?.attempt == first.id)
    #expect(try store.lastScores(workspace: place, before: other.started)?.attempt == first.id)
    #expect(try store.lastScores(workspace: place, before: first.started) == nil)
  }

  @Test func areOfTheseVeryFiles() throws {
    let attempt = try note(.sample(minute: 1), distribution: 0.1)
    let store = try folder.store()
    let place = "/home/me/work"
    #expect(try store.lastScores(workspace: place, submission: "abc")?.attempt == attempt.id)
    #expect(try store.lastScores(workspace: place, submission: "other") == nil)
  }

  @Test func stayAsTheyWereNotedFirst() throws {
    let attempt = try note(.sample(), distribution: 0.1)
    try folder.store().note(.sample(attempt, distribution: 0.9))
    #expect(try folder.store().scores(of: attempt.id)?[.distribution].raw == 0.1)
  }

  @Test func areListedOncePerWorkspaceAndPattern() throws {
    try note(.sample("greeting", "mvp", workspace: "/a", minute: 1), distribution: 0.1)
    let newer = try note(
      .sample("greeting", "mvp", workspace: "/a", minute: 2), distribution: 0.2)
    try note(.sample("greeting", "mvp", workspace: "/a", minute: 3), distribution: nil)
    let other = try note(
      .sample("greeting", "mvp", workspace: "/b", minute: 9), distribution: 0.3)
    let viper = try note(
      .sample("greeting", "viper", workspace: "/a", minute: 1), distribution: 0.4)
    try note(.sample("tea", "mvp", workspace: "/t"), distribution: 0.5)
    #expect(try folder.store().scoredAttempts(kata: "greeting", pattern: "mvp").count == 3)
    #expect(try folder.store().scoredAttempts(kata: "greeting", workspace: "/b").count == 1)
    let listed = try folder.store().lastScoredAttempts(kata: "greeting").map(\.attempt.id)
    #expect(listed == [other.id, newer.id, viper.id])
  }
}

extension ScoreRecord {
  static func sample(_ attempt: AttemptRecord, distribution: Double) -> ScoreRecord {
    ScoreRecord(
      attempt: attempt.id,
      distribution: .init(raw: distribution, anchored: Int((distribution * 100).rounded())),
      testability: .init(raw: 0.5, anchored: 50), easeOfUse: .init(raw: 0.25, anchored: nil))
  }
}

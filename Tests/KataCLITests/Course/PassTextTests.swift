import Foundation
import KataCore
import Testing

@testable import KataCLI

struct PassTextTests {
  private static let first = Date(timeIntervalSince1970: 9)

  private func text(after started: Date, hints: Int = 0, review: String? = nil) throws -> String {
    let mistake = Mistake(name: "m", pattern: "mvp", trips: [])
    let exercise = Course.Exercise(
      practice: Practice(kata: "greeting", pattern: "mvp"), title: "Greeting", patternTitle: "MVP",
      attempts: 1, bestScore: 47, maxScore: 47, passed: Self.first, hints: hints, gaveUp: false,
      workspace: nil, lastAttempt: nil, secondsOfWork: 0, drillMinutes: nil,
      reviews: [
        Course.Review(mistake: mistake, passed: Self.first, hasStar: true, workspace: nil)
      ])
    return PassText(
      course: Course(stations: [], others: [exercise], place: nil),
      workspace: Workspace(
        root: URL(filePath: "/work"), kata: "greeting", version: 1, pattern: "mvp",
        review: review.map { _ in mistake.reviewID }),
      started: started, context: try World().context()
    ).text
  }

  @Test(arguments: [nil, "m"])
  func saysThatTheFirstPassHasEarnedAStar(review: String?) throws {
    let text = try text(after: Self.first.addingTimeInterval(0.0004), review: review)
    #expect(text.hasPrefix("Passed without hints: a star. Then "))
  }

  /// Hints that were read since the first pass count for nothing, so nothing may be said of them.
  @Test(arguments: [nil, "m"])
  func claimsNothingOfALaterPass(review: String?) throws {
    let text = try text(after: Self.first.addingTimeInterval(60), review: review)
    #expect(text.hasPrefix("You have the star for it already. Then "))
  }

  @Test func saysNothingOfAStarThatWasNotEarned() throws {
    #expect(try text(after: Self.first, hints: 1).hasPrefix("Then "))
  }
}

import Foundation
import KataContent
import KataCore
import Testing

/// A drill and a review from their beginning to a pass.
@Suite(.lane) struct DrillPassTests {
  private let katas = Products.katas

  private func overlay(_ folder: String, on workspace: URL) throws {
    let sources = katas.appending(path: "\(folder)/Sources")
    for name in try FileManager.default.contentsOfDirectory(atPath: sources.path) {
      let data = try Data(contentsOf: sources.appending(path: name))
      try data.write(to: workspace.appending(path: "Sources/\(name)"))
    }
  }

  @Test func leadsFromADrillToAStar() async throws {
    let playground = try Playground()
    let begin = try await playground.kata("drill", "username")
    #expect(begin.status == 0, "\(begin.all)")
    let workspace = playground.folder.appending(path: "username")
    let first = try await playground.kata("check", in: workspace)
    #expect(first.status == 1, "\(first.all)")
    try overlay("username/Solutions/MVVM", on: workspace)
    let second = try await playground.kata("check", in: workspace)
    #expect(second.status == 0, "\(second.all)")
    let progress = try await playground.kata("progress", "--json", in: workspace)
    let document = try JSONSerialization.jsonObject(with: Data(progress.text.utf8))
    let fields = try #require(document as? [String: Any])
    let entries = try #require(fields["katas"] as? [[String: Any]])
    let drill = try #require(entries.first { $0["kata"] as? String == "username" })
    #expect(drill["isPassed"] as? Bool == true)
    #expect(drill["hasStar"] as? Bool == true)
  }

  @Test func takesAnotherMistakeForTheNextReviewUntilNoneIsLeft() async throws {
    let playground = try Playground()
    let first = try await playground.kata("review", "username")
    #expect(first.errorText.contains("--give-up"), "\(first.all)")
    let mistakes = try KataShelf(bundledAnd: []).kata("username").mistakes
    for number in 1...mistakes.count {
      // Who has given up once is not asked again.
      let begin =
        number == 1
        ? try await playground.kata("review", "username", "--give-up")
        : try await playground.kata("review", "username")
      let name = "username-mvvm-review-\(number)"
      try #require(begin.text.contains(name), "\(begin.all)")
      let workspace = playground.folder.appending(path: name)
      let wrong = try await playground.kata("check", in: workspace)
      #expect(wrong.status == 1, "\(wrong.all)")
      #expect(wrong.text.contains("✗") && !wrong.text.contains("Try "), "\(wrong.all)")
      let change = try await playground.kata("change", in: workspace)
      #expect(change.errorText.contains("A review has no change request"), "\(change.all)")
      try overlay("username/Solutions/MVVM", on: workspace)
      let fixed = try await playground.kata("check", in: workspace)
      #expect(fixed.status == 0, "\(fixed.all)")
    }
    let last = try await playground.kata("review", "username")
    #expect(last.status == 0)
    #expect(last.text.contains("You have found every planted mistake of User name."))
    // What was found in references is no pass of the drill itself.
    let drills = try await playground.kata("drills")
    #expect(drills.text.contains("User name  8 min · not begun"))
  }
}

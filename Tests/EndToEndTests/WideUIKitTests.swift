import Foundation
import Testing

/// A solution that names more of UIKit than the narrow stand-in has; one workspace, since the wide one is built first.
@Suite(.lane) struct WideUIKitTests {
  @Test func isBuiltForWhoeverNeedsItAndShowsListsToTap() async throws {
    let playground = try Playground()
    let workspace = try await playground.workspace(of: .greeting())
    try workspace.overlay("Wide")
    let shown = try await playground.kata("show", "--outline", in: workspace.root)
    #expect(shown.status == 0, "\(shown.all)")
    #expect(
      shown.text == """
        screen "Board"
          UITableView
            UITableViewHeaderFooterView
              UILabel "People"
            UITableViewCell
              UILabel "new"
              UILabel "Ada"
              UILabel "person"
            UITableViewCell
              UILabel "new"
              UILabel "Grace"
              UILabel "person"
            UITableViewCell
              UILabel "new"
              UILabel "Linus"
              UILabel "person"
          UISegmentedControl "[Keep] | Forget"
          UITextView #notes

        """)
    let taps = "tap Grace\ntap Ada\ntype notes Hello\nswipe Linus\nRemove\nquit\n"
    let script = try playground.write(Array(taps.utf8), to: "taps.txt")
    let used = try await playground.shell(
      "cd \(workspace.root.path) && kata run --plain < \(script.path)")
    #expect(used.status == 0, "\(used.all)")
    let screens = used.text.components(separatedBy: "> ")
    try #require(screens.count > 3, "\(used.text)")
    #expect(
      screens[0].contains("new, Ada, person, row") && screens[0].contains("new, Grace, person, row")
    )
    #expect(
      !screens[1].contains("Grace, person, row") && screens[1].contains("new, Linus, person, row"))
    // The last row came from the pool, after everything was asked for again.
    #expect(screens[2].contains("reused, Linus, person, row"))
    #expect(screens[3].contains("\"Hello\""))
    try #require(screens.count > 5)
    #expect(screens[4].contains("Keep it, button") && screens[4].contains("Remove, button"))
    #expect(!screens[5].contains("Linus") && !screens[5].contains("Remove, button"))
  }

  @Test func laysOutAsUIKitDoes() async throws {
    let playground = try Playground()
    let workspace = try await playground.workspace(of: .greeting(), solved: true)
    try workspace.overlay("WideLayout")
    try FileManager.default.copyItem(
      at: try Products.fixture("WideLayout/Tests"), to: workspace.file("Tests"))
    let run = try await playground.kata("score", "--json", in: workspace.root)
    try #require(run.status == 0, "\(run.all)")
    let own = try #require(try ScoresWithOwnTests(run.text).scores.ownTests)
    #expect(own.problems.isEmpty)
    #expect(own.tests.count > 10)
    for test in own.tests { #expect(test.passed, "\(test.name): \(test.message ?? "")") }
  }
}

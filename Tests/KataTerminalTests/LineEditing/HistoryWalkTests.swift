import Testing

@testable import KataTerminal

struct HistoryWalkTests {
  private let entries = ["check", "start greeting", "check --all", "hint"]

  @Test func goesThroughLinesThatBeginAlike() {
    var walk = HistoryWalk()
    #expect(walk.older(in: entries, line: "ch", beginning: "ch") == "check --all")
    #expect(walk.older(in: entries, line: "check --all", beginning: "?") == "check")
    #expect(walk.older(in: entries, line: "check", beginning: "?") == nil)
    #expect(walk.newer(in: entries, line: "check") == "check --all")
    #expect(walk.newer(in: entries, line: "check --all") == "ch")
    #expect(walk.newer(in: entries, line: "ch") == nil)
  }

  @Test func beginsAnewWhenTheLineWasEdited() {
    var walk = HistoryWalk()
    #expect(walk.older(in: entries, line: "", beginning: "") == "hint")
    #expect(walk.older(in: entries, line: "st", beginning: "st") == "start greeting")
  }

  @Test func passesTheLineThatIsThere() {
    var walk = HistoryWalk()
    #expect(walk.older(in: entries, line: "hint", beginning: "") == "check --all")
  }
}

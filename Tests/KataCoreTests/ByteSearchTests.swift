import KataCore
import Testing

struct ByteSearchTests {
  @Test(arguments: ["Plan", "P", "B", "Plan A\nPlan B", "\nPlan", ""])
  func findsWhatStandsInAText(part: String) {
    #expect(ByteSearch("Plan A\nPlan B").contains(ByteSearch(part)))
  }

  @Test(arguments: ["plan", "Plan C", "Plan A\nPlan B!", "é"])
  func findsNothingElse(part: String) {
    #expect(!ByteSearch("Plan A\nPlan B").contains(ByteSearch(part)))
  }

  @Test func goesOnBehindAZero() {
    #expect(ByteSearch("Plan A\0Plan B").contains(ByteSearch("Plan B")))
    #expect(!ByteSearch("Plan A\0Plan B").contains(ByteSearch("APlan")))
  }

  @Test func onlyAnEmptyTextStandsInAnEmptyOne() {
    #expect(ByteSearch("").contains(ByteSearch("")))
    #expect(!ByteSearch("").contains(ByteSearch("a")))
  }
}

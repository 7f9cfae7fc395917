import KataContent
import Testing

struct HintsTests {
  @Test func readsNumberedItemsBelowEachHeading() {
    let hints = Hints(
      markdown: """
        # Hints

        ## MVP.greets

        1. First, which goes
           on here.
        2. Second.

        ## `MVP.counts`
        1. Other.
        """)
    #expect(hints.items["MVP.greets"] == ["First, which goes on here.", "Second."])
    #expect(hints.first(for: "MVP.counts") == "Other.")
    #expect(hints.first(for: "MVP.unknown") == nil)
  }
}

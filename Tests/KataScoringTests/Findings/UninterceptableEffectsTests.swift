import KataCore
import Testing

struct UninterceptableEffectsTests {
  @Test func findsAnEffectThatNoTestDoubleCanReplace() throws {
    let found = FoundIn("final class Clock { func now() -> Date { Date() } }")[
      .uninterceptableEffect]
    #expect(try #require(found.first).summary == "`Clock` reaches the clock by `Date()`")
  }

  @Test func anInjectedEffectIsNone() {
    let text =
      "final class Keeper { let defaults: UserDefaults\ninit(defaults: UserDefaults) { self.defaults = defaults }\nfunc keep() { defaults.set(1, forKey: \"a\") } }"
    #expect(FoundIn(text)[.uninterceptableEffect] == [])
    #expect(
      FoundIn(text.replacing("defaults.set", with: "UserDefaults.standard.set"))[
        .uninterceptableEffect
      ].count == 1)
  }
}

import KataCore
import Testing

/// Rules that one example each shows.
struct OtherRulesTests {
  @Test func findsAReferenceAgainstThePattern() throws {
    let found = FoundIn(
      """
      import UIKit
      final class ListViewController: UIViewController { let model = ListViewModel() }
      final class ListViewModel { var screen: ListViewController?
        func load() { screen?.reload() } }
      extension ListViewController { func reload() {} }
      """, pattern: "mvvm")[.wrongDirection]
    #expect(
      try #require(found.first).summary
        == "`ListViewModel` keeps a reference to `ListViewController`")
  }

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

  @Test func findsAFunctionThatIsHardToFollow() {
    let inner = (0..<6).map { "if a > \($0) {" }.joined(separator: " ")
    let found = FoundIn("func f(a: Int) { \(inner) print(a) \(String(repeating: "}", count: 6)) }")
    #expect(found[.tangledFunction].count == 1)
  }

  @Test func findsFunctionsThatNobodyCalls() throws {
    let found = FoundIn(
      "final class A { func go() { help() }\nprivate func help() {}\nprivate func lost() {} }")
    #expect(try #require(found[.ceremony].first).summary.contains("`lost`"))
    #expect(try #require(found[.ceremony].first).summary.contains("`help`") == false)
  }

  @Test(arguments: [
    "final class Source: ForeignSource { func rows() -> Int { 1 } }",
    "final class Source { func rows() -> Int { 1 } }",
    "final class Source { private func rows() -> Int { 1 }\nfunc go() { make().rows() } }",
  ])
  func whatOtherFilesMayCallIsNotDead(text: String) {
    #expect(FoundIn(text)[.ceremony] == [])
    #expect(
      FoundIn(text + "\nfinal class Other { private func rest() {} }")[.ceremony].count == 1)
  }
}

import KataCore
import Testing

struct CeremonyFindingsTests {
  @Test func findsFunctionsThatNobodyCalls() throws {
    let found = FoundIn(
      "final class A { func go() { help() }\nprivate func help() {}\nprivate func lost() {} }")
    #expect(try #require(found[.ceremony].first).summary.contains("`lost`"))
    #expect(try #require(found[.ceremony].first).summary.contains("`help`") == false)
  }

  @Test func whatAnExtensionOfTheContractsTypeCallsIsUsed() {
    let contract = "public struct State { public init() {}\npublic var name = \"\" }"
    let text = """
      extension State {
        init(id: Int) { self.init()\nfill(id)\nname = Self.title() }
        private mutating func fill(_ id: Int) { name = String(id) }
        private static func title() -> String { "Open" }
        private func lost() {}
      }
      """
    let found = FoundIn(text, contract: contract)[.ceremony]
    #expect(found.map(\.summary) == ["Nothing calls `lost` of `State`"])
  }

  @Test func readingAPropertyCallsNoFunctionOfItsName() {
    let text = """
      struct State { let title: String
        func shown() -> String { title }
        private func title(of id: Int) -> String { String(id) } }
      """
    #expect(FoundIn(text)[.ceremony].map(\.summary) == ["Nothing calls `title` of `State`"])
    let called = text.replacing("{ title }", with: "{ title(of: 1) }")
    #expect(FoundIn(called)[.ceremony].isEmpty)
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

  @Test func aTypeThatAlsoWorksIsNotToldToForward() {
    let calls = (0..<4).map { "func go\($0)(id: Int) { other.go\($0)(id) }" }
    let bodies = (0..<4).map { "func go\($0)(_ id: Int) { print(id) }" }
    func text(_ own: String) -> String {
      """
      final class Layer { let other: Other
        \(calls.joined(separator: "\n")) \(own) }
      final class Other { \(bodies.joined(separator: "\n")) }
      """
    }
    func forwards(_ own: String) -> Int {
      FoundIn(text(own))[.ceremony].count { $0.summary.contains("only forwards") }
    }
    #expect(forwards("") == 1)
    #expect(forwards("func stop() { NSLog(\"a\") }") == 0)
  }
}

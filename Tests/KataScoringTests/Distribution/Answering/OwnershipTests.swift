import KataCore
import KataSyntax
import Testing

@testable import KataScoring

/// Who answers for code that stands in nobody's home.
struct OwnershipTests {
  @Test func chargesThoseWhoseCallsAreFoundOutLate() throws {
    let index = ProgramIndex(
      FactReader().facts([
        SourceFile(
          path: "Sources/A.swift",
          text: """
            final class Screen: UIViewController {
              let table = Table()
              override func viewDidLoad() { table.work(self) }
            }
            struct Table { let work: (Screen) -> Void = { screen in screen.title = Words.text(1) } }
            final class Loader {
              var count = 0
              func load() { count += 1; print(Words.text(count)) }
            }
            enum Words { static func text(_ number: Int) -> String { "\\(number)" } }
            """)
      ]))
    let ownership = Ownership(index, Homes(index), KnownEffects(services: [:]))
    let words = try #require(index.facts.functions.firstIndex { $0.name == "text" })
    let units = ownership.shares[words].flatMap { ownership.units[$0.entrance] }.map(\.unit)
    #expect(Set(units.map { index.facts.types[$0].name }) == ["Screen", "Loader"])
  }
}

import KataCore
import Testing

@testable import KataSyntax

/// What is read of a file that is not Swift everywhere.
struct RecoveryTests {
  private static let old = """
    class Store {
      var isOpen = false
      let = 3
      func load(name: String?) {
        if let name = name where isOpen {
          print(name)
        }
        save(
          1)
      }
      func save(_ count: Int) {
        let sum = = count
        print(count)
      }
    }
    class Other { func go() { Store().save(1) } }
    """

  @Test func readsOnBehindAnError() {
    let facts = ReadFacts(Self.old).facts
    #expect(facts.files[0].problem == nil)
    #expect(facts.types.map(\.name) == ["Store", "Other"])
    #expect(facts.functions.filter { $0.kind == .function }.map(\.name) == ["load", "save", "go"])
    #expect(facts.references.map(\.kind).contains(.makes))
  }

  @Test func leavesOutWhatHasTheError() {
    let facts = ReadFacts(Self.old).facts
    #expect(facts.files[0].leftOut.map(\.line) == [3, 5, 12])
    // The block behind a strange head is read.
    #expect(facts.atoms.map(\.location.line).contains(6))
    #expect(!facts.atoms.map(\.location.line).contains(12))
    #expect(facts.atoms.map(\.location.line).contains(13))
  }

  @Test func leavesNothingOutOfSwift() {
    #expect(ReadFacts("class A { func f() {} }").facts.files[0].leftOut == [])
  }

  @Test func survivesEveryLostWord() {
    let words = Self.old.split(separator: " ", omittingEmptySubsequences: false)
    for place in words.indices {
      var rest = words
      rest.remove(at: place)
      #expect(ReadFacts(rest.joined(separator: " ")).facts.files.count == 1)
    }
  }

  @Test func survivesEveryCut() {
    let text = Array(Self.old)
    for length in stride(from: 0, to: text.count, by: 3) {
      #expect(ReadFacts(String(text.prefix(length))).facts.files.count == 1)
      #expect(ReadFacts(String(text.suffix(length))).facts.files.count == 1)
    }
  }
}

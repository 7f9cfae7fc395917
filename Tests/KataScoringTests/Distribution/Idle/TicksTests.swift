import KataCore
import KataSyntax
import Testing

@testable import KataScoring

/// Lines that would be missed and decide nothing, and flags and limits that decide something.
struct TicksTests {
  private static func isTick(_ code: String, in members: String) throws -> Bool {
    let text = "final class Presenter {\n\(members)\n}"
    let index = ProgramIndex(
      FactReader().facts([SourceFile(path: "Sources/A.swift", text: text)]))
    let bytes = Array(text.utf8)
    let place = index.facts.atoms.lastIndex { bytes[$0.offset...].starts(with: code.utf8) }
    return Ticks(index).isTick[try #require(place, "no line begins with \(code)")]
  }

  @Test(arguments: [
    ("isReady else", "private var isReady = true\nfunc greet() { guard isReady else { return } }"),
    (
      "isAlive else",
      "private var isAlive = true\nfunc greet() { guard isAlive else { return } }\n"
        + "deinit { isAlive = false }"
    ),
    ("precondition(", "func greet() { precondition(1 + 1 == 2) }"),
    (
      "asked <",
      "private var asked = 0\nfunc greet() { guard asked < 9 else { return }; asked += 1 }\n"
        + "func load() { guard asked < 9 else { return }; asked += 1 }"
    ),
  ])
  func areWhatNeverChangesOrIsAskedByThoseAloneWhoKeepIt(code: String, members: String) throws {
    #expect(try Self.isTick(code, in: members))
  }

  @Test(arguments: [
    (
      "!isLoading",
      "private var isLoading = false\n"
        + "func load() { guard !isLoading else { return }; isLoading = true }\n"
        + "func end() { isLoading = false }"
    ),
    (
      "isShown else",
      "private var isShown = false\nfunc greet() { isShown = true }\n"
        + "func update() { guard isShown else { return }; print(1) }"
    ),
    (
      "page < 3",
      "private var page = 0\nfunc load() { guard page < 3 else { return }; page += 1; get(page) }\n"
        + "func get(_ page: Int) {}"
    ),
    (
      "isFormal else",
      "private let isFormal: Bool\ninit(isFormal: Bool) { self.isFormal = isFormal }\n"
        + "func greet() { guard isFormal else { return } }"
    ),
  ])
  func areNoFlagsForOthers(code: String, members: String) throws {
    #expect(try !Self.isTick(code, in: members))
  }
}

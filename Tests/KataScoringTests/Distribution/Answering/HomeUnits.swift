import KataCore
import KataSyntax
import Testing

@testable import KataScoring

/// The units of a program's types, by name.
struct HomeUnits {
  private let index: ProgramIndex
  private let homes: Homes

  init(_ text: String) {
    let given = "protocol StageView: AnyObject { func show(_ text: String) }"
    index = ProgramIndex(
      FactReader().facts(
        [SourceFile(path: "Sources/A.swift", text: text)],
        given: [SourceFile(path: "Contract/Contract.swift", text: given)]))
    homes = Homes(index)
  }

  func isHome(_ name: String) throws -> Bool {
    let type = try #require(index.type(name))
    return homes.isHome[type] && homes.unit[type] == type
  }
}

import LibraryContract
import XCTest

/// Who decides in each of the three screens, as a solution says.
@MainActor struct LibraryRoles {
  let catalogue: LibraryPart
  let book: LibraryPart
  let loans: LibraryPart
  /// Nil where closures alone navigate.
  let navigation: LibraryPart?

  init(for test: XCTestCase) throws {
    let solution = try test.solution(as: (any LibraryChoice.Type).self)
    catalogue = LibraryPart("catalogue's decider", solution.catalogue)
    book = LibraryPart("book's decider", solution.book)
    loans = LibraryPart("loans' decider", solution.loans)
    navigation = solution.navigation.map { LibraryPart("navigation", $0) }
  }

  var all: [LibraryPart] { [catalogue, book, loans] }
  var named: [LibraryPart] { all + [navigation].compactMap(\.self) }
  /// Those that are no views themselves.
  var apart: [LibraryPart] { all.filter { !$0.isView } }
}

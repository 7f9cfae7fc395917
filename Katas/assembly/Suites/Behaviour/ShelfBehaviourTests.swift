import AssemblyContract
@_spi(Driving) import UIKit
import XCTest

/// The screen as a person uses it.
@MainActor final class ShelfBehaviourTests: XCTestCase {
  /// The screen lists the titles, and a tap on one opens the book.
  func testListsAndOpensBooks() throws {
    let values = seededValues()
    let library = LibraryStub(values)
    let solution = try solution(as: (any ShelfScreen.Type).self)
    let stage = Stage(solution.makeScreen(library: library), inNavigation: true)
    let book = values.pick(library.books())
    try stage.driver.tap(book.title)
    try Role.screen.should("open the book that was tapped", expected: book.author) {
      stage.driver.topViewController?.title
    }
  }
}

import LibraryContract
@_spi(Driving) import UIKit
import XCTest

/// What the catalogue does.
@MainActor final class CatalogueTests: XCTestCase {
  /// The catalogue lists all books with their authors, and how many copies there are.
  func testListsTheBooks() throws {
    let stage = try LibraryStage(for: self)
    let books = stage.world.books()
    try stage.answerCatalogue(books)
    try stage.shouldList(books.map(Wording.row), "list the books in the order of the catalogue")
  }

  /// The search looks at titles and authors, whatever the case, and an empty search shows all.
  func testSearches() throws {
    let stage = try LibraryStage(for: self)
    let books = stage.world.books()
    try stage.answerCatalogue(books)
    try stage.driver.type(" \(books[1].title.uppercased()) ", into: "search")
    try stage.shouldList([Wording.row(books[1])], "find a book by its title")
    try stage.driver.type(String(books[2].author.dropFirst()), into: "search")
    try stage.shouldList([Wording.row(books[2])], "find a book by a part of its author")
    try stage.driver.type("", into: "search")
    try stage.shouldList(books.map(Wording.row), "show all books for an empty search")
  }

  /// A search without a result says so, and not before the books are there.
  func testSaysThatNothingIsFound() throws {
    let stage = try LibraryStage(for: self)
    try stage.driver.type("#", into: "search")
    try stage.shouldShow("", at: "message", "say nothing before the books are there")
    try stage.answerCatalogue(stage.world.books())
    try stage.shouldShow(Wording.nothingFound, at: "message", "say that nothing was found")
    try stage.driver.type("", into: "search")
    try stage.shouldShow("", at: "message", "take that back once something is found")
  }

  /// A spinner turns until the books are there; a failure is told, and Refresh fetches again.
  func testFetchesAgainAfterAFailure() throws {
    let stage = try LibraryStage(for: self)
    let books = stage.world.books()
    try stage.shouldShow(true, "loading", "show a spinner while the books are fetched")
    stage.world.catalogue.lists.answer(.failure(.noConnection))
    stage.driver.settle()
    try stage.shouldShow(Wording.catalogueFailed, at: "message", "tell that the books did not come")
    try stage.shouldShow(false, "loading", "hide the spinner after a failure")
    try stage.driver.tap("refresh")
    try stage.shouldShow("", at: "message", "take the failure back while it tries again")
    try stage.answerCatalogue(books, "with Refresh")
    try stage.shouldList(books.map(Wording.row), "list the books once they are there")
  }

  /// If the catalogue is fetched twice, the answer to the newer fetch counts.
  func testShowsTheNewestCatalogue() throws {
    let stage = try LibraryStage(for: self)
    let (old, new) = (stage.world.books(), stage.world.books())
    try stage.driver.tap("refresh")
    try Role.screen.should("fetch again with Refresh", expected: 2) {
      stage.world.catalogue.lists.open.count
    }
    stage.world.catalogue.lists.answer(.success(new), at: 1)
    stage.world.catalogue.lists.answer(.success(old), at: 0)
    stage.driver.settle()
    try stage.shouldList(new.map(Wording.row), "stay with the newer answer")
  }

  /// A reservation shows in the catalogue once one is back in it.
  func testShowsReservationsInTheCatalogue() throws {
    let (stage, book) = try LibraryStage.showing(for: self)
    try stage.driver.tap("action")
    var reserved = book
    reserved.copies = 0
    stage.world.account.reservations.answer(
      .success(Receipt(book: reserved, member: stage.world.member(reserved: [book]))))
    stage.driver.settle()
    try stage.goBackToCatalogue([reserved])
    try stage.shouldList([Wording.row(reserved)], "show what has changed in the book's screen")
  }

  /// Opening the library, a reservation and its cancellation are each recorded once.
  func testRecordsEvents() throws {
    let (stage, book) = try LibraryStage.showing(for: self)
    try stage.driver.tap("action")
    stage.world.account.reservations.answer(.failure(.refused))
    stage.driver.settle()
    try stage.driver.tap("action")
    let reserved = stage.world.member(reserved: [book])
    stage.world.account.reservations.answer(.success(Receipt(book: book, member: reserved)))
    stage.driver.settle()
    try stage.driver.tap("action")
    stage.world.account.cancellations.answer(
      .success(Receipt(book: book, member: stage.world.member())))
    stage.driver.settle()
    try Role.screen.should(
      "record exactly what happened",
      expected: ["library_opened", "book_reserved", "reservation_cancelled"]
    ) { stage.world.log.events }
  }
}

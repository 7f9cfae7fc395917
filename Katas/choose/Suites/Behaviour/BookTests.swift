import LibraryContract
@_spi(Driving) import UIKit
import XCTest

/// What the book's screen shows.
@MainActor final class BookTests: XCTestCase {
  /// A book is shown once both the book and the member are known, whichever comes first.
  func testWaitsForBookAndMember() throws {
    let world = LibraryWorld(for: self)
    let book = world.book(copies: 0, waiting: world.values.number(in: 2...9))
    let stage = try LibraryStage.opening(book, for: self, in: world)
    try stage.shouldFetchBook(book, "when its screen opens")
    try stage.shouldShow(true, "loading", "show a spinner while it waits")
    world.account.fetches.answer(.success(world.member()))
    stage.driver.settle()
    try stage.shouldShow(true, "loading", "go on waiting for the book")
    try stage.shouldShow(false, "action", "offer nothing before the book is known")
    world.catalogue.books.answer(.success(book))
    stage.driver.settle()
    try stage.shouldShow(book.title, at: "bookTitle", "show the title")
    try stage.shouldShow(book.author, at: "author", "show the author")
    try stage.shouldShow(false, "loading", "hide the spinner once both are known")
    try stage.shouldOffer(Wording.reserve, "offer to reserve the book")
  }

  /// The screen says how many copies there are, or how many people wait.
  func testTellsAvailability() throws {
    let (stage, book) = try LibraryStage.showing(for: self)
    let world = stage.world
    try stage.shouldShow(
      Wording.availability(book), at: "availability", "say how many copies there are")
    for waiting in [0, 1, world.values.number(in: 2...9)] {
      var next = book
      next.copies = 0
      next.waiting = waiting
      try stage.driver.tap("refresh")
      try stage.answerBook(next, world.member())
      try stage.shouldShow(
        Wording.availability(next), at: "availability", "say how many people wait")
    }
  }

  /// A book that the member has at home cannot be reserved, and the screen says until when they have it.
  func testOffersNothingForALoan() throws {
    let world = LibraryWorld(for: self)
    let book = world.book()
    let loan = world.loan(of: book, inDays: world.values.number(in: 1...20))
    let stage = try LibraryStage.opening(book, for: self, in: world)
    try stage.answerBook(book, world.member(loans: [world.loan(inDays: 2), loan]))
    try stage.shouldShow(
      Wording.onLoan(until: world.clock.text(of: loan.due)), at: "notice", "say until when")
    try stage.shouldShow(false, "action", "offer nothing for a book that the member has")
  }

  /// Nobody has more than five reservations, and the fifth can still be made.
  func testAllowsFiveReservations() throws {
    let (four, _) = try LibraryStage.showing(for: self) { world, _ in world.member(others: 4) }
    try four.shouldOffer(Wording.reserve, "allow the fifth reservation")
    let (five, _) = try LibraryStage.showing(for: self) { world, _ in world.member(others: 5) }
    try five.shouldShow(Wording.most, at: "notice", "say that five reservations are the most")
    try five.shouldOffer(Wording.reserve, isEnabled: false, "allow no sixth reservation")
  }

  /// A member whose card has expired cannot reserve, and can still cancel.
  func testAsksForAValidCard() throws {
    let (stage, book) = try LibraryStage.showing(for: self) { world, _ in
      world.member(others: 5, validFor: 0)
    }
    try stage.shouldShow(Wording.expired, at: "notice", "say that the card has expired")
    try stage.shouldOffer(Wording.reserve, isEnabled: false, "reserve nothing for an expired card")
    try stage.driver.tap("refresh")
    try stage.answerBook(book, stage.world.member(reserved: [book], validFor: 0))
    try stage.shouldOffer(Wording.cancel, "let a reservation be cancelled whatever the card")
  }

  /// A book or a member that does not come is told, and Refresh fetches both again.
  func testTellsThatNothingCame() throws {
    let world = LibraryWorld(for: self)
    let book = world.book()
    let stage = try LibraryStage.opening(book, for: self, in: world)
    try stage.shouldFetchBook(book, "when its screen opens")
    world.catalogue.books.answer(.success(book))
    world.account.fetches.answer(.failure(.noConnection))
    stage.driver.settle()
    try stage.shouldShow(Wording.bookFailed, at: "message", "tell that it could not be loaded")
    try stage.shouldShow(false, "action", "offer nothing without the member")
    try stage.driver.tap("refresh")
    try stage.shouldShow("", at: "message", "take the failure back while it tries again")
    try stage.answerBook(book, world.member())
    try stage.shouldOffer(Wording.reserve, "offer to reserve once both are known")
  }

  /// If Refresh is tapped twice, the answers to the newer fetches count.
  func testShowsTheNewestBook() throws {
    let (stage, book) = try LibraryStage.showing(for: self)
    let world = stage.world
    try stage.driver.tap("refresh")
    try stage.driver.tap("refresh")
    var old = book
    old.copies += 1
    try stage.answerBook(book, world.member(reserved: [book]), at: 1)
    try stage.answerBook(old, world.member())
    try stage.shouldShow(
      Wording.availability(book), at: "availability", "stay with the newer answer")
    try stage.shouldOffer(Wording.cancel, "stay with the newer answer")
  }
}

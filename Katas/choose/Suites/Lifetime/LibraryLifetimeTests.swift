import LibraryContract
@_spi(Driving) import UIKit
import XCTest

/// What is left in memory once screens are left.
@MainActor final class LibraryLifetimeTests: XCTestCase {
  /// Once the app is left, every part of its three screens is gone.
  func testLeavesNothingBehind() throws {
    try visit("once the app is left") { stage, traces in
      let book = try open(stage)
      try stage.answerBook(book, stage.world.member())
      try traces.add(from: stage.front)
      try stage.driver.goBack()
      try stage.driver.tap("loans")
      try stage.answerMember(stage.world.member(loans: [stage.world.loan(inDays: 1)]))
      try traces.add(from: stage.front)
    }
  }

  /// An app that is left during a reservation is gone as soon as the library has answered.
  func testLeavesNothingBehindDuringAReservation() throws {
    try visit("once the app is left and the library has answered") { stage, traces in
      let book = try open(stage)
      try stage.answerBook(book, stage.world.member())
      try stage.driver.tap("action")
      try traces.add(from: stage.front)
    } afterwards: { world in
      world.account.reservations.answer(
        .success(Receipt(book: world.book(), member: world.member())))
      while !world.catalogue.lists.open.isEmpty { world.catalogue.lists.answer(.success([])) }
      MainQueue.settle()
    }
  }

  /// A book's screen is gone once one is back in the catalogue, also if its answers come later.
  func testLeftBookIsGone() throws {
    let stage = try LibraryStage(for: self)
    let book = try open(stage)
    let views = try LeftObjects(viewsOf: stage.front)
    try stage.goBackToCatalogue([book])
    stage.world.catalogue.books.answer(.success(book))
    stage.world.account.fetches.answer(.success(stage.world.member()))
    MainQueue.settle()
    try views.shouldBeGone("The book's view", "once it is left and the library has answered")
  }

  /// The loans are gone once one is back in the catalogue.
  func testLeftLoansAreGone() throws {
    let stage = try LibraryStage(for: self)
    let books = stage.world.books()
    try stage.answerCatalogue(books)
    try stage.driver.tap("loans")
    try stage.answerMember(stage.world.member(loans: [stage.world.loan(inDays: 1)]))
    let views = try LeftObjects(viewsOf: stage.front)
    try stage.goBackToCatalogue(books)
    try views.shouldBeGone("The loans' view", "once they are left")
  }

  /// Shows a book that waits for its answers.
  private func open(_ stage: LibraryStage) throws -> Book {
    let book = stage.world.book()
    try stage.answerCatalogue([book])
    try stage.driver.tap(book.title)
    try stage.shouldFetchBook(book, "when its screen opens")
    return book
  }

  private func visit(
    _ occasion: String, use: (LibraryStage, inout Traces) throws -> Void,
    afterwards: (LibraryWorld) -> Void = { _ in }
  ) throws {
    var traces = Traces()
    let world = try visit(leaving: &traces, use: use)
    afterwards(world)
    try traces.expectAllGone(after: occasion)
  }

  /// A function of its own, so that nothing here holds the screens when it returns.
  private func visit(
    leaving traces: inout Traces, use: (LibraryStage, inout Traces) throws -> Void
  ) throws -> LibraryWorld {
    let stage = try LibraryStage(for: self)
    try traces.add(from: stage.screen)
    try use(stage, &traces)
    stage.driver.settle()
    stage.driver.leave()
    return stage.world
  }
}

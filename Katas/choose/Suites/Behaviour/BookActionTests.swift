import LibraryContract
@_spi(Driving) import UIKit
import XCTest

/// What can be done in the book's screen.
@MainActor final class BookActionTests: XCTestCase {
  /// Reserve reserves the book, and what the library answers is shown.
  func testReserves() throws {
    let (stage, book) = try LibraryStage.showing(for: self)
    try stage.driver.tap("action")
    try Role.screen.should("reserve the book", expected: [book.id]) {
      stage.world.account.reservations.open
    }
    try stage.shouldShow(true, "loading", "show a spinner while it reserves")
    try stage.shouldOffer(Wording.reserve, isEnabled: false, "not reserve twice")
    var reserved = book
    reserved.copies = 0
    reserved.waiting = 1
    stage.world.account.reservations.answer(
      .success(Receipt(book: reserved, member: stage.world.member(reserved: [book]))))
    stage.driver.settle()
    try stage.shouldShow(Wording.reserved, at: "notice", "say that the book is reserved")
    try stage.shouldOffer(Wording.cancel, "offer to cancel the reservation")
    try stage.shouldShow(
      Wording.availability(reserved), at: "availability", "show the book as it is now")
    try stage.shouldShow(false, "loading", "hide the spinner once it has reserved")
  }

  /// A reservation can be cancelled, and the book can then be reserved again.
  func testCancels() throws {
    let (stage, book) = try LibraryStage.showing(for: self) { world, book in
      world.member(reserved: [book], others: 4)
    }
    try stage.shouldShow(Wording.reserved, at: "notice", "say that the book is reserved")
    try stage.driver.tap("action")
    try Role.screen.should("cancel the reservation", expected: [book.id]) {
      stage.world.account.cancellations.open
    }
    try stage.shouldOffer(Wording.cancel, isEnabled: false, "not cancel twice")
    stage.world.account.cancellations.answer(
      .success(Receipt(book: book, member: stage.world.member(others: 4))))
    stage.driver.settle()
    try stage.shouldShow("", at: "notice", "take back that the book is reserved")
    try stage.shouldOffer(Wording.reserve, "offer to reserve the book again")
  }

  /// A missing connection and a refusal read differently, and it can be tried again.
  func testTellsFailures() throws {
    let (stage, book) = try LibraryStage.showing(for: self)
    try stage.driver.tap("action")
    stage.world.account.reservations.answer(.failure(.noConnection))
    stage.driver.settle()
    try stage.shouldShow(Wording.noConnection, at: "message", "tell of a missing connection")
    try stage.shouldOffer(Wording.reserve, "let it be tried again")
    try stage.driver.tap("action")
    try stage.shouldShow("", at: "message", "take the failure back while it tries again")
    stage.world.account.reservations.answer(.failure(.refused))
    stage.driver.settle()
    try stage.shouldShow(Wording.refused, at: "message", "tell of a refusal")
    try stage.driver.tap("refresh")
    try stage.answerBook(book, stage.world.member())
    try stage.shouldShow("", at: "message", "take the refusal back with Refresh")
  }

  /// While it reserves, Refresh is disabled.
  func testDisablesRefreshWhileItReserves() throws {
    let (stage, _) = try LibraryStage.showing(for: self)
    try stage.driver.tap("action")
    try Role.screen.should("disable Refresh while it reserves", expected: false) {
      try stage.driver.isEnabled("refresh")
    }
    stage.world.account.reservations.answer(.failure(.refused))
    stage.driver.settle()
    try Role.screen.should("enable Refresh afterwards", expected: true) {
      try stage.driver.isEnabled("refresh")
    }
  }

  /// Answers to what was asked before a reservation do not take it back.
  func testLateAnswersDoNotTakeBackAReservation() throws {
    let (stage, book) = try LibraryStage.showing(for: self)
    let world = stage.world
    try stage.driver.tap("refresh")
    try stage.shouldFetchBook(book, "with Refresh")
    try stage.driver.tap("action")
    var reserved = book
    reserved.copies += 1
    world.account.reservations.answer(
      .success(Receipt(book: reserved, member: world.member(reserved: [book]))))
    stage.driver.settle()
    try stage.answerBook(book, world.member())
    try stage.shouldShow(Wording.reserved, at: "notice", "stay with what the reservation changed")
    try stage.shouldOffer(Wording.cancel, "stay with what the reservation changed")
    try stage.shouldShow(
      Wording.availability(reserved), at: "availability", "stay with what the reservation changed")
  }
}

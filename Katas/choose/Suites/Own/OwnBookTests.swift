import LibraryContract
@_spi(Driving) import UIKit
import XCTest

/// What the book's decider does on its own.
@MainActor final class OwnBookTests: XCTestCase {
  /// `tryBook` works with the class that `Solution` names, and with no view.
  func testBookIsDecidedWithoutAView() throws {
    let part = try LibraryRoles(for: self).book
    let stage = try BookTrialStage.knowing(for: self)
    let objects = try ObjectGraph(from: stage.trial).objects
    let names = Set(objects.map { "`\(LearnerType.name(type(of: $0)))`" }).sorted()
    try part.located {
      try part.role.should(
        "be what `tryBook` works with, without a view", on: "tryBook",
        actual: "it works with \(names.joined(separator: ", "))"
      ) { objects.contains(where: part.isPlayed) && !objects.contains(where: PartKind.view.isOne) }
    }
  }

  /// Once book and member are known, the decider says what there is to see.
  func testTellsWhatIsShown() throws {
    let stage = try BookTrialStage(for: self, copies: 0)
    stage.world.account.fetches.answer(.success(stage.world.member()))
    var book = stage.book
    book.waiting = stage.world.values.number(in: 2...9)
    stage.world.catalogue.books.answer(.success(book))
    try stage.shouldReport("say what is shown of a book", book, action: Wording.reserve)
  }

  /// The decider knows who may reserve: not with five reservations, and not with an expired card.
  func testKnowsTheRulesWithoutAView() throws {
    try BookTrialStage.knowing(for: self) { world, _ in world.member(others: 4) }
      .shouldReport("allow the fifth reservation", action: Wording.reserve)
    try BookTrialStage.knowing(for: self) { world, _ in world.member(others: 5) }
      .shouldReport(
        "allow no sixth reservation", notice: Wording.most, action: Wording.reserve,
        isEnabled: false)
    let expired = try BookTrialStage.knowing(for: self) { world, _ in world.member(validFor: 0) }
    try expired.shouldReport(
      "allow no reservation with an expired card", notice: Wording.expired,
      action: Wording.reserve, isEnabled: false)
    expired.trial.act()
    try expired.shouldHaveReserved(0, not: "reserve what is not allowed")
  }

  /// The decider reserves once at a time, and says how that ended.
  func testReservesWithoutAView() throws {
    let stage = try BookTrialStage.knowing(for: self)
    try stage.reserve()
    try stage.shouldReport(
      "allow nothing else while it reserves", on: "act()", action: Wording.reserve,
      isEnabled: false)
    stage.trial.act()
    try stage.shouldHaveReserved(1, not: "reserve twice")
    stage.world.account.reservations.answer(.failure(.noConnection))
    try stage.shouldReport(
      "tell of a missing connection", on: "act()", action: Wording.reserve,
      message: Wording.noConnection)
    try stage.reserve()
    stage.world.account.reservations.answer(
      .success(Receipt(book: stage.book, member: stage.world.member(reserved: [stage.book]))))
    try stage.shouldReport(
      "say that the book is reserved", on: "act()", notice: Wording.reserved,
      action: Wording.cancel)
  }

  /// The decider cancels a reservation, and says how that ended; Refresh takes a failure back.
  func testCancelsWithoutAView() throws {
    let stage = try BookTrialStage.knowing(for: self) { world, book in
      world.member(reserved: [book], others: 4)
    }
    try stage.shouldReport(
      "say that the book is reserved", notice: Wording.reserved, action: Wording.cancel)
    try stage.cancel()
    stage.world.account.cancellations.answer(.failure(.refused))
    try stage.shouldReport(
      "tell of a refusal", on: "act()", notice: Wording.reserved, action: Wording.cancel,
      message: Wording.refused)
    stage.trial.refresh()
    try stage.shouldFetch("with Refresh")
    try stage.shouldReport(
      "take the refusal back with Refresh", on: "refresh()", notice: Wording.reserved,
      action: Wording.cancel)
    try stage.cancel()
    stage.world.account.cancellations.answer(
      .success(Receipt(book: stage.book, member: stage.world.member(others: 4))))
    try stage.shouldReport(
      "offer to reserve the book again", on: "act()", action: Wording.reserve)
  }

  /// Answers to what was asked before a reservation, or before Refresh, do not count.
  func testIgnoresLateAnswersWithoutAView() throws {
    let stage = try BookTrialStage.knowing(for: self)
    let reserved = stage.world.member(reserved: [stage.book])
    stage.trial.refresh()
    try stage.shouldFetch("with Refresh")
    try stage.reserve()
    stage.world.account.reservations.answer(
      .success(Receipt(book: stage.book, member: reserved)))
    stage.answer(stage.book, stage.world.member())
    try stage.shouldReport(
      "stay with what the reservation changed", on: "act()", notice: Wording.reserved,
      action: Wording.cancel)
    stage.trial.refresh()
    stage.trial.refresh()
    try stage.shouldFetch("with each Refresh", count: 2)
    stage.answer(stage.book, stage.world.member(), at: 1)
    stage.answer(stage.book, reserved)
    try stage.shouldReport("stay with the newer answer", on: "refresh()", action: Wording.reserve)
  }
}

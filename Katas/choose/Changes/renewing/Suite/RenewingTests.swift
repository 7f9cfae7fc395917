import LibraryContract
@_spi(Driving) import UIKit
import XCTest

/// What the book's screen offers for a book that the member has at home.
@MainActor final class RenewingTests: XCTestCase {
  /// Renew renews the loan of this book, and the notice says the new day.
  func testRenewsFromTheBook() throws {
    let (stage, book, loan) = try lent(inDays: 0, renewals: 1)
    try stage.shouldShow(
      notice(loan, stage), at: "notice", "say until when the member has the book")
    try stage.shouldOffer("Renew", "offer to renew the loan")
    try stage.driver.tap("refresh")
    try stage.shouldFetchBook(book, "with Refresh")
    try stage.driver.tap("action")
    try Role.screen.should("renew the loan of this book", expected: [loan.id]) {
      stage.world.account.renewals.open
    }
    try stage.shouldOffer("Renew", isEnabled: false, "not renew twice")
    var renewed = loan
    renewed.due = stage.world.clock.time(inDays: 14, seconds: 0)
    renewed.renewals = 2
    stage.world.account.renewals.answer(.success(stage.world.member(loans: [renewed])))
    stage.driver.settle()
    try stage.answerBook(book, stage.world.member(loans: [loan]))
    try stage.shouldShow(
      "\(notice(renewed, stage)) \(Wording.tooOften)", at: "notice",
      "say the new day, whatever comes late")
    try Role.screen.should("record the renewal", expected: 1) {
      stage.world.log.events.count { $0 == "loan_renewed" }
    }
  }

  /// What is overdue, or was renewed twice, cannot be renewed here either, and the notice says why.
  func testKnowsTheRulesOfLoans() throws {
    for (days, renewals, reason) in [(-1, 0, Wording.tooLate), (0, 2, Wording.tooOften)] {
      let (stage, _, loan) = try lent(inDays: days, renewals: renewals)
      try stage.shouldShow(
        "\(notice(loan, stage)) \(reason)", at: "notice", "say why the loan cannot be renewed")
      try stage.shouldOffer("Renew", isEnabled: false, "not renew what cannot be renewed")
    }
  }

  /// A renewal that fails is told, and can be tried again.
  func testTellsFailedRenewals() throws {
    let (stage, _, _) = try lent(inDays: 3, renewals: 0)
    for (failure, text) in [
      (LibraryFailure.noConnection, Wording.noConnection), (.refused, Wording.refused),
    ] {
      try stage.driver.tap("action")
      stage.world.account.renewals.answer(.failure(failure))
      stage.driver.settle()
      try stage.shouldShow(text, at: "message", "tell that the renewal failed")
      try stage.shouldOffer("Renew", "let it be tried again")
    }
  }

  private func notice(_ loan: Loan, _ stage: LibraryStage) -> String {
    Wording.onLoan(until: stage.world.clock.text(of: loan.due))
  }

  /// The screen of a book that the member has at home.
  private func lent(
    inDays days: Int, renewals: Int
  ) throws -> (stage: LibraryStage, book: Book, loan: Loan) {
    let world = LibraryWorld(for: self)
    let book = world.book()
    let loan = world.loan(of: book, inDays: days, renewals: renewals)
    let stage = try LibraryStage.opening(book, for: self, in: world)
    try stage.answerBook(book, world.member(loans: [world.loan(inDays: 5), loan]))
    return (stage, book, loan)
  }
}

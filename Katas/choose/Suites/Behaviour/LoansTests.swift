import LibraryContract
@_spi(Driving) import UIKit
import XCTest

/// What the loans show, and how they are renewed.
@MainActor final class LoansTests: XCTestCase {
  /// Overdue loans have a section of their own above the others.
  func testGroupsTheLoans() throws {
    let world = LibraryWorld(for: self)
    let (late, due) = (world.loan(inDays: -1), world.loan(inDays: 0))
    let stage = try LibraryStage.lending(for: self) { _ in world.member(loans: [due, late]) }
    try Role.screen.should(
      "show overdue loans in a section of their own",
      expected: [
        "[\(Wording.overdue)]", "\(late.title), 1 day late", "[\(Wording.onLoan)]",
        "\(due.title), Due today",
      ]
    ) { stage.list }
  }

  /// Loans are in the order of their days, and say how far away these are.
  func testTellsWhenLoansAreDue() throws {
    let world = LibraryWorld(for: self)
    let days = [-world.values.number(in: 2...9), -1, 0, 1, world.values.number(in: 2...30)]
    let branch = world.values.name()
    let loans = days.map { world.loan(inDays: $0, branch: branch) }
    let texts = [
      "\(-days[0]) days late", "1 day late", "Due today", "Due tomorrow", "Due in \(days[4]) days",
    ]
    let stage = try LibraryStage.lending(for: self) { _ in
      world.member(loans: world.values.shuffled(loans))
    }
    try stage.shouldList(
      zip(loans, texts).map { "\($0.title), \($1)" }, "say when each loan is due")
  }

  /// The screen says what the member owes, and nothing where that is nothing.
  func testTellsFees() throws {
    let stage = try LibraryStage.lending(for: self) { $0.member(fees: 1205) }
    try stage.shouldShow("You owe 12.05.", at: "fees", "say what the member owes")
    try stage.driver.tap("refresh")
    try stage.answerMember(stage.world.member(fees: 0), "with Refresh")
    try stage.shouldShow("", at: "fees", "say nothing where nothing is owed")
  }

  /// A tap renews a loan, and says until when.
  func testRenews() throws {
    let world = LibraryWorld(for: self)
    let branch = world.values.name()
    let loans = [
      world.loan(inDays: 0, renewals: 1, branch: branch), world.loan(inDays: 3, branch: branch),
    ]
    let stage = try LibraryStage.lending(for: self) { _ in world.member(loans: loans) }
    try stage.driver.tap(loans[0].title)
    try Role.screen.should("renew the loan that was tapped", expected: [loans[0].id]) {
      stage.world.account.renewals.open
    }
    try stage.driver.tap(loans[1].title)
    try Role.screen.shouldNot("renew another loan meanwhile", expected: 1) {
      stage.world.account.renewals.all.count
    }
    var renewed = loans[0]
    renewed.due = world.clock.time(inDays: 2, seconds: 0)
    stage.world.account.renewals.answer(.success(world.member(loans: [renewed, loans[1]])))
    stage.driver.settle()
    try stage.shouldShow(
      Wording.renewed(until: world.clock.text(of: renewed.due)), at: "message", "say until when")
    try Role.screen.should("show the new day", expected: "\(renewed.title), Due in 2 days") {
      stage.rows.first
    }
    try Role.screen.should("record the renewal", expected: 1) {
      stage.world.log.events.count { $0 == "loan_renewed" }
    }
  }

  /// What is overdue, or was renewed twice, is not renewed.
  func testRefusesToRenew() throws {
    let world = LibraryWorld(for: self)
    let loans = [world.loan(inDays: -1), world.loan(inDays: 1, renewals: 2)]
    let stage = try LibraryStage.lending(for: self) { _ in world.member(loans: loans) }
    for (loan, text) in zip(loans, [Wording.tooLate, Wording.tooOften]) {
      try stage.driver.tap(loan.title)
      try stage.shouldShow(text, at: "message", "say why a loan cannot be renewed")
    }
    try Role.screen.shouldNot("renew what cannot be renewed", expected: 0) {
      stage.world.account.renewals.all.count
    }
  }

  /// A renewal that fails is told, and the loans stay as they were.
  func testTellsFailedRenewals() throws {
    let world = LibraryWorld(for: self)
    let loan = world.loan(inDays: 1)
    let stage = try LibraryStage.lending(for: self) { _ in world.member(loans: [loan]) }
    for (failure, text) in [
      (LibraryFailure.noConnection, Wording.noConnection), (.refused, Wording.refused),
    ] {
      try stage.driver.tap(loan.title)
      stage.world.account.renewals.answer(.failure(failure))
      stage.driver.settle()
      try stage.shouldShow(text, at: "message", "tell that the renewal failed")
    }
    try stage.shouldList(["\(loan.title), Due tomorrow"], "leave the loans as they were")
  }

  /// A member without loans is told so; a failure is told, and Refresh fetches again.
  func testTellsThatThereAreNone() throws {
    let stage = try LibraryStage(for: self)
    try stage.answerCatalogue([])
    try stage.driver.tap("loans")
    try stage.shouldShow(true, "loading", "show a spinner while the loans are fetched")
    stage.world.account.fetches.answer(.failure(.noConnection))
    stage.driver.settle()
    try stage.shouldShow(Wording.loansFailed, at: "message", "tell that the loans did not come")
    try stage.driver.tap("refresh")
    try stage.answerMember(stage.world.member(), "with Refresh")
    try stage.shouldShow(Wording.noLoans, at: "message", "say that there are no loans")
    try stage.shouldShow(false, "loading", "hide the spinner once the loans are there")
  }
}

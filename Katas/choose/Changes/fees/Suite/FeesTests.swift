import LibraryContract
@_spi(Driving) import UIKit
import XCTest

/// What fees have to do with reservations.
@MainActor final class FeesTests: XCTestCase {
  /// Whoever owes 10.00 or more cannot reserve, and is told what they owe.
  func testStopsReservations() throws {
    let owed = 100 * values.number(in: 11...90) + 5
    for (cents, text) in [(1000, "10.00"), (owed, "\(owed / 100).05")] {
      let (stage, _) = try LibraryStage.showing(for: self) { world, _ in world.member(fees: cents) }
      try stage.shouldShow(
        "You owe \(text). Please pay before you reserve.", at: "notice", "say what is owed")
      try stage.shouldOffer(Wording.reserve, isEnabled: false, "reserve nothing for who owes that")
    }
  }

  /// The card comes before the fees, the fees before the five reservations, and less than 10.00 stops nobody.
  func testKnowsTheOrderOfTheRules() throws {
    let (stage, book) = try LibraryStage.showing(for: self) { world, _ in
      world.member(others: 5, fees: 1000)
    }
    try stage.shouldShow(
      "You owe 10.00. Please pay before you reserve.", at: "notice", "tell of fees first")
    try stage.driver.tap("refresh")
    try stage.answerBook(book, stage.world.member(fees: 1000, validFor: 0))
    try stage.shouldShow(Wording.expired, at: "notice", "tell of the card before the fees")
    try stage.driver.tap("refresh")
    try stage.answerBook(book, stage.world.member(fees: 999))
    try stage.shouldOffer(Wording.reserve, "let who owes less than 10.00 reserve")
  }

  private var values: SeededValues { seededValues() }
}

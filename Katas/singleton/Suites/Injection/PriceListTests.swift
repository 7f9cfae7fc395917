import SingletonContract
@_spi(Driving) import UIKit
import XCTest

/// The tests that were impossible: each chooses the rates itself.
@MainActor final class PriceListTests: XCTestCase {
  private let role = Role.list
  private let member = "price(euros:in:)"

  /// The price list works with the rates that it is given.
  func testUsesTheRatesItIsGiven() throws {
    let solution = try solution(as: (any PriceInjection.Type).self)
    let rate = seededValues().number(in: 2...90)
    let stub = RateStub(Double(rate))
    let list = solution.makeList(rates: stub)
    try role.should("use the given rate", on: member, expected: "USD \(100 * rate)") {
      list.hundred
    }
    stub.rate += 1
    try role.should(
      "use the rate as it is when it is asked", on: member, expected: "USD \(100 * (rate + 1))"
    ) { list.hundred }
  }

  /// Two price lists with different rates do not get in each other's way.
  func testKeepsTwoListsApart() throws {
    let solution = try solution(as: (any PriceInjection.Type).self)
    let rates = [RateStub(2), RateStub(3)]
    let lists = rates.map { solution.makeList(rates: $0) }
    try role.should(
      "use the rates that it was made with, also after another list was made", on: member,
      expected: ["USD 200", "USD 300"]
    ) { lists.map(\.hundred) }
  }

  /// The screen works with the rates that it is given.
  func testScreenUsesTheRatesItIsGiven() throws {
    let solution = try solution(as: (any PriceInjection.Type).self)
    let rate = seededValues().number(in: 2...90)
    let stage = Stage(solution.makeScreen(euros: 100, rates: RateStub(Double(rate))))
    try stage.driver.tap("GBP")
    try stage.shouldShow("GBP \(100 * rate)", at: "price", "use the given rate")
  }

  /// With other rates at hand, nobody asks the bank.
  func testAsksNobodyElse() throws {
    let solution = try solution(as: (any PriceInjection.Type).self)
    let before = BankRates.shared.timesAsked
    _ = solution.makeList(rates: RateStub(2)).hundred
    let stage = Stage(solution.makeScreen(euros: 100, rates: RateStub(2)))
    try stage.driver.tap("GBP")
    try role.shouldNot("ask `BankRates.shared` when it has other rates", expected: 0) {
      BankRates.shared.timesAsked - before
    }
  }
}

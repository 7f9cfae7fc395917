import AddressBookContract
@_spi(Driving) import UIKit
import XCTest

/// How addresses read whose city is a province of its own.
@MainActor final class MunicipalityTests: XCTestCase {
  private let role = Role.screen

  /// A row names a municipality once, and any other city with its province.
  func testRowNamesItOnce() throws {
    let stage = try BookStage(for: self)
    let (city, other) = (stage.world.municipality(), stage.world.address())
    try stage.answerList([city, other])
    try stage.shouldReadInList(
      [stage.row(city), stage.world.row(other)], "name a municipality once")
  }

  /// The sheet of a row and the question before a deletion name a municipality once.
  func testAlertsNameItOnce() throws {
    let stage = try BookStage(for: self)
    let city = stage.world.municipality()
    try stage.answerList([city])
    try stage.driver.tap(Wording.title(city))
    try role.should("name a municipality once in the sheet of a row", expected: place(city)) {
      stage.driver.alert?.message
    }
    try stage.driver.tap("Delete")
    let question = "\(city.name), \(place(city))"
    try role.should("name a municipality once before it deletes", expected: question) {
      stage.driver.alert?.message
    }
  }

  /// The code of a province is shown until its name is known, and then a municipality is named once.
  func testWaitsForTheName() throws {
    let stage = try BookStage(for: self) { _ in }
    let city = stage.world.municipality()
    try stage.answerList([city])
    try stage.shouldReadInList(
      [Wording.row(city, city.province)], "show the code until the name is known")
    try stage.answer("GET /provinces", with: stage.world.provincesAnswer())
    try stage.shouldReadInList(
      [stage.row(city)], "name a municipality once when the name of the province is known")
  }

  private func place(_ address: Address) -> String { "\(address.street), \(address.city)" }
}

extension BookWorld {
  /// An address in a city that is a province of its own.
  fileprivate func municipality() -> Address {
    var address = address()
    address.city = name(of: address.province)
    return address
  }
}

extension BookStage {
  fileprivate func row(_ address: Address) -> String {
    "\(Wording.title(address)), \(address.street), \(address.city)"
  }

  /// Fails the case unless the rows below the headers read so.
  fileprivate func shouldReadInList(_ rows: [String], _ what: String) throws {
    try Role.screen.should(what, expected: rows) { list.filter { !$0.hasPrefix("[") } }
  }
}

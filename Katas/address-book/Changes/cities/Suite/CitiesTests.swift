import AddressBookContract
@_spi(Driving) import UIKit
import XCTest

/// How the place of an address reads where the city is a province of its own.
@MainActor final class CitiesTests: XCTestCase {
  private let role = Role.screen

  /// In the list, a city that is its own province is named once; every other place reads as before.
  func testNamesTheCityOnceInTheList() throws {
    let (stage, city, others) = try openBook()
    let rows = others.map(stage.world.row)
    try role.should(
      "name a city once in the list if it is its own province",
      expected: ["\(Wording.title(city)), \(place(city))"] + rows
    ) { stage.list.filter { !$0.hasPrefix("[") } }
  }

  /// The sheet of a row names such a city once.
  func testNamesTheCityOnceInTheSheet() throws {
    let (stage, city, _) = try openBook()
    try stage.driver.tap(Wording.title(city))
    try role.should("name the city once in the sheet of a row", expected: place(city)) {
      stage.driver.alert?.message
    }
  }

  /// The question before a deletion names such a city once.
  func testNamesTheCityOnceBeforeADeletion() throws {
    let (stage, city, _) = try openBook()
    try stage.choose("Delete", of: city)
    try role.should(
      "name the city once before it deletes", expected: "\(city.name), \(place(city))"
    ) { stage.driver.alert?.message }
  }

  /// Opens the book with a default address in a city that is its own province, and two others.
  private func openBook() throws -> (BookStage, city: Address, others: [Address]) {
    let stage = try BookStage(for: self)
    var city = stage.world.address(isDefault: true)
    city.city = stage.world.name(of: city.province)
    var longer = stage.world.address()
    longer.city = stage.world.name(of: longer.province) + " City"
    let others = [stage.world.address(), longer]
    try stage.answerList([city] + others)
    return (stage, city, others)
  }

  private func place(_ address: Address) -> String { "\(address.street), \(address.city)" }
}

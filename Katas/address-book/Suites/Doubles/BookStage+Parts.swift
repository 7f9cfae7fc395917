import AddressBookContract
@_spi(Driving) import UIKit
import XCTest

/// What every pattern asks of the screen as a whole.
extension BookStage {
  /// The screen with its list on show.
  static func listing(for test: XCTestCase) throws -> BookStage {
    let stage = try BookStage(for: test)
    try stage.answerList(stage.world.addresses())
    return stage
  }

  /// Looks at the parts while the list, a sheet and the form are on show.
  func atEveryStep(_ parts: [BookPart], look: (BookParts) throws -> Void) throws {
    try look(BookParts(of: screen, parts))
    guard let row = list.first(where: { !$0.hasPrefix("[") }) else { return }
    try driver.tap(String(row.prefix { $0 != "," }))
    try look(BookParts(of: screen, parts))
    try driver.tap("Change")
    try look(BookParts(of: screen, parts))
  }

  /// Fails the case if a second screen takes over what belongs to the first.
  static func shouldKeepTwoApart(
    for test: XCTestCase, _ solution: any AddressBookScreen.Type
  ) throws {
    let values = test.seededValues()
    let (one, two) = (BookWorld(values: values), BookWorld(values: values))
    for world in [one, two] { world.rememberProvinces() }
    let (first, second) = (BookStage(solution, in: one), BookStage(solution, in: two))
    try first.answerList(one.addresses(), "while another screen is open")
    try second.answerList(two.addresses(), "while another screen is open")
    try first.driver.tap("refresh")
    try Role.screen.should(
      "work with the services that it was made with, and not with those of another screen",
      expected: [["GET /addresses"], []]
    ) { [one.server.open, two.server.open] }
  }
}

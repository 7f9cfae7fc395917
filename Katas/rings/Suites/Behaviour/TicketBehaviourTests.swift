import RingsContract
@_spi(Driving) import UIKit
import XCTest

/// The screen as a person uses it.
@MainActor final class TicketBehaviourTests: XCTestCase {
  private func stage(_ minutes: Int = 30, _ seats: [String] = []) throws -> Stage {
    let solution = try solution(as: (any TicketScreen.Type).self)
    return Stage(
      solution.makeScreen(minutesLeft: minutes, seats: seats), inNavigation: true)
  }

  /// Refresh counts the minutes down, to zero and no further.
  func testCountsDown() throws {
    let stage = try stage(2)
    for minutes in ["2", "1", "0", "0"] {
      try stage.shouldShow("\(minutes) min left", at: "minutes", "show the minutes that are left")
      try stage.driver.tap("Refresh")
    }
  }

  /// The seat that is chosen from the list is shown, and another one when the choice changes.
  func testChoosesASeat() throws {
    let values = seededValues()
    let seats = [values.name(), values.name(), values.name()]
    let stage = try stage(30, seats)
    try stage.driver.tap("Choose seat")
    let seat = values.pick(seats)
    try stage.driver.tap(seat)
    try stage.shouldShow(seat, at: "seat", "show the seat that was chosen")
    let other = values.pick(seats.filter { $0 != seat })
    try stage.driver.tap(other)
    try stage.shouldShow(other, at: "seat", "show another seat when the choice changes")
  }

  /// Details pushes a screen about the seat.
  func testOpensTheDetails() throws {
    let seat = seededValues().name()
    let stage = try stage(30, [seat])
    try stage.driver.tap("Choose seat")
    try stage.driver.tap(seat)
    try stage.driver.tap("Details")
    try Role.screen.should("push the details of the seat", expected: "Seat \(seat)") {
      stage.driver.topViewController?.title
    }
  }

  /// Back from the details, the screen goes on: it counts down, and another seat can be chosen.
  func testGoesOnAfterTheDetails() throws {
    let seat = seededValues().name()
    let stage = try stage(3, [seat])
    try stage.driver.tap("Refresh")
    try stage.driver.tap("Details")
    try stage.driver.goBack()
    try stage.driver.tap("Refresh")
    try stage.shouldShow("1 min left", at: "minutes", "count down after the details")
    try stage.driver.tap("Choose seat")
    try stage.driver.tap(seat)
    try stage.shouldShow(seat, at: "seat", "take a seat after the details")
  }
}

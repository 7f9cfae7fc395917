import DutiesContract
import Foundation
@_spi(Driving) import UIKit
import XCTest

/// The screen works: there is nothing to change in it.
@MainActor final class ParcelBehaviourTests: XCTestCase {
  /// The screen shows where the parcel is, follows it, and opens its details.
  func testFollowsTheParcel() throws {
    let values = seededValues()
    let services = ParcelFake()
    let solution = try solution(as: (any ParcelScreen.Type).self)
    let stage = Stage(solution.makeScreen(services: services), inNavigation: true)
    let (first, second) = (values.name(), values.name())
    services.requests.answer(Data("parcel;\(first)".utf8))
    try stage.shouldShow("In \(first)", at: "place", "show where the parcel is")
    services.move(to: second)
    try stage.shouldShow("In \(second)", at: "place", "follow the parcel")
    try stage.driver.tap("Details")
    try Role.screen.should("record that details were opened", expected: ["details_opened"]) {
      services.events
    }
    try Role.screen.should("open the details", expected: "In \(second)") {
      stage.driver.topViewController?.title
    }
  }
}

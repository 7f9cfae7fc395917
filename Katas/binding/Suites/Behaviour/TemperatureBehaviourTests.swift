import BindingContract
@_spi(Driving) import UIKit
import XCTest

/// The screen as a person uses it.
@MainActor final class TemperatureBehaviourTests: XCTestCase {
  private func stage() throws -> Stage {
    Stage(try solution(as: (any TemperatureScreen.Type).self).makeScreen())
  }

  /// Whole degrees are converted to whole degrees, from either field.
  func testConvertsBothWays() throws {
    let values = seededValues()
    let stage = try stage()
    let celsius = values.number(in: 10...40)
    try stage.driver.type("\(celsius)", into: "celsius")
    try Role.screen.should(
      "convert degrees Celsius",
      expected: "\(celsius) and \(Degrees.fahrenheit(Double(celsius)))"
    ) { try stage.fields() }
    let exact = 50 + 9 * values.number(in: 1...5)
    try stage.driver.type("\(exact)", into: "fahrenheit")
    try Role.screen.should(
      "convert degrees Fahrenheit", expected: "\(Degrees.celsius(Double(exact))) and \(exact)"
    ) { try stage.fields() }
  }

  /// A field that is emptied empties the other.
  func testEmptiesBoth() throws {
    let stage = try stage()
    try stage.driver.type("20", into: "celsius")
    try stage.driver.type("", into: "celsius")
    try Role.screen.should("empty both fields", expected: " and ") { try stage.fields() }
  }
}

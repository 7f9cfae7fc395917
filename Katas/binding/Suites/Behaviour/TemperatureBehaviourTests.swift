import BindingContract
@_spi(Driving) import UIKit
import XCTest

/// The screen as a person uses it.
@MainActor final class TemperatureBehaviourTests: XCTestCase {
  /// Whole degrees that are whole in Celsius too.
  ///
  /// Fields are typed into digit by digit, and the starter rewrites a field whose text its loop does not give back:
  /// "8" becomes "9". So it is with each beginning of these numbers that the loop ends where it began.
  private static let exactFahrenheit = [59, 77, 95, 104, 122]

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
    let exact = values.pick(Self.exactFahrenheit)
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

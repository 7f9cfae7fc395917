import BindingContract
@_spi(Driving) import UIKit
import XCTest

/// The view model alone, and how the fields are bound to it.
@MainActor final class TemperatureBindingTests: XCTestCase {
  private let role = Role.viewModel

  private func viewModel() throws -> any TemperatureViewModel {
    try solution(as: (any TemperatureMVVM.Type).self).makeViewModel()
  }

  /// A number with a half, which rounding would change.
  private func half() -> Double { Double(seededValues().number(in: 20...90)) + 0.5 }

  /// The state keeps what was typed, word for word, and converts the other field only.
  func testKeepsWhatWasTyped() throws {
    let viewModel = try viewModel()
    let half = half()
    viewModel.enterCelsius("\(half)")
    try role.should(
      "keep the text that was typed", on: "enterCelsius(_:)", expected: "\(half)"
    ) { viewModel.state.celsius }
    try role.should(
      "convert what was typed, and round it", on: "enterCelsius(_:)",
      expected: Degrees.fahrenheit(half)
    ) { viewModel.state.fahrenheit }
    viewModel.enterFahrenheit("\(half)")
    try role.should(
      "keep the text that was typed", on: "enterFahrenheit(_:)", expected: "\(half)"
    ) { viewModel.state.fahrenheit }
    try role.should(
      "convert what was typed, and round it", on: "enterFahrenheit(_:)",
      expected: Degrees.celsius(half)
    ) { viewModel.state.celsius }
    viewModel.enterCelsius("-")
    try role.should(
      "keep a text that is no number yet, and empty the other", on: "enterCelsius(_:)",
      expected: TemperatureState(celsius: "-", fahrenheit: "")
    ) { viewModel.state }
  }

  /// One intent makes one call of `onChange`.
  func testAnnouncesOnce() throws {
    let viewModel = try viewModel()
    var states: [TemperatureState] = []
    var held: TemperatureState?
    viewModel.onChange = { [unowned viewModel] state in
      states.append(state)
      held = viewModel.state
    }
    viewModel.enterCelsius("10")
    try role.should(
      "call `onChange` once, with both fields converted", on: "enterCelsius(_:)",
      expected: [TemperatureState(celsius: "10", fahrenheit: "50")]
    ) { states }
    try role.should(
      "hold the new state already when it calls `onChange`", on: "enterCelsius(_:)",
      expected: states.last
    ) { held }
    viewModel.enterFahrenheit("212")
    try role.should("call `onChange` once", on: "enterFahrenheit(_:)", expected: 2) {
      states.count
    }
  }

  /// What somebody types stays in its field, letter for letter.
  func testScreenKeepsWhatWasTyped() throws {
    let stage = Stage(try solution(as: (any TemperatureMVVM.Type).self).makeScreen())
    let half = half()
    try stage.driver.type("\(half)", into: "celsius")
    try Role.view.should(
      "leave the text alone that somebody is typing",
      expected: "\(half) and \(Degrees.fahrenheit(half))"
    ) { try stage.fields() }
  }

  /// The view reports what people type, and not what it has set itself.
  func testViewReportsTypingOnly() throws {
    let stage = Stage(try solution(as: (any TemperatureMVVM.Type).self).makeScreen())
    let viewModel = try ScreenParts(of: stage.screen, kinds: [.viewModel])
      .part(.viewModel, as: (any TemperatureViewModel).self)
    let half = half()
    let alone = try changesAlone("\(half)")
    let show = viewModel.onChange
    var changes = 0
    viewModel.onChange = { state in
      changes += 1
      show?(state)
    }
    viewModel.enterFahrenheit("\(half)")
    let expected = "\(Degrees.celsius(half)) and \(half)"
    try Role.view.should("show the new state", on: "onChange", expected: expected) {
      try stage.fields()
    }
    try Role.view.shouldNot(
      "report a text that it has set itself: one intent, \(alone) change of the state",
      on: "onChange", expected: alone
    ) { changes }
  }

  /// How often a view model without a view announces one intent.
  private func changesAlone(_ text: String) throws -> Int {
    let viewModel = try viewModel()
    var changes = 0
    viewModel.onChange = { _ in changes += 1 }
    viewModel.enterFahrenheit(text)
    return changes
  }

  /// The view model works without UIKit.
  func testViewModelWorksWithoutUIKit() throws {
    try role.shouldStoreNoUIKit(in: ObjectGraph(from: viewModel()))
  }
}

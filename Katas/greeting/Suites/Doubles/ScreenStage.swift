import GreetingContract
@_spi(Driving) import UIKit
import XCTest

/// A solution's screen in a navigation controller, as a person would use it.
@MainActor struct ScreenStage {
  let world: GreetingWorld
  let driver: ScreenDriver
  /// The screen that the solution made.
  let screen: UIViewController

  /// Shows the screen, once `prepare` has filled the services.
  init(for test: XCTestCase, preparing prepare: (GreetingWorld) -> Void = { _ in }) throws {
    let solution = try test.solution(as: (any GreetingScreen.Type).self)
    world = GreetingWorld(for: test)
    prepare(world)
    screen = solution.makeScreen(services: world.services)
    driver = ScreenDriver(screen, inNavigation: true)
    driver.settle()
  }

  /// Taps Greet and lets the server answer with `person`.
  func greet(
    _ person: Person, without: GreetingWorld.NoSalutation = .missing
  ) throws {
    try explained {
      try driver.tap("greet")
      try world.answer(.screen, with: person, without: without)
    }
  }

  /// Tells of parts that are not connected instead of what follows from that.
  func explained<Value>(_ check: () throws -> Value) throws -> Value {
    do {
      return try check()
    } catch {
      throw try ScreenStructure(of: screen).brokenWire ?? error
    }
  }

  /// Fails the case unless the screen shows `text` at the view with this identifier.
  func shouldShow(_ text: String, at identifier: String, _ what: String) throws {
    try explained {
      try Role.screen.should(what, expected: text) { try driver.text(of: identifier) }
    }
  }

  /// Fails the case unless the screen shows `greeting`.
  func shouldGreet(_ greeting: String, _ what: String) throws {
    try shouldShow(greeting, at: "greeting", what)
  }

  /// Fails the case if the screen shows a greeting, be it in an empty label or a hidden one.
  func shouldNotGreet(_ what: String) throws {
    try Role.screen.should(what, expected: "") {
      driver.isVisible("greeting") ? try driver.text(of: "greeting") : ""
    }
  }

  /// Fails the case unless an alert says `message`.
  func shouldAlert(_ message: String, _ occasion: String = "") throws {
    let what = ["show the failure in an alert", occasion].filter { !$0.isEmpty }
    try explained {
      try Role.screen.should(what.joined(separator: " "), expected: message) {
        driver.alert?.message
      }
    }
  }
}

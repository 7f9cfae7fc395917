import SampleContract
@_spi(Driving) import UIKit
import XCTest

/// A solution's screen in a navigation controller, as a person would use it.
@MainActor struct ScreenStage {
  let world: SampleWorld
  let driver: ScreenDriver
  /// The screen that the solution made.
  let screen: UIViewController

  /// Shows the screen, once `prepare` has filled the services.
  init(for test: XCTestCase, preparing prepare: (SampleWorld) -> Void = { _ in }) throws {
    let solution = try test.solution(as: (any SampleScreen.Type).self)
    world = SampleWorld(for: test)
    prepare(world)
    screen = solution.makeScreen(services: world.services)
    driver = ScreenDriver(screen, inNavigation: true)
    driver.settle()
  }

  /// Fails the case unless the screen words this count.
  func shouldShow(_ count: Int, _ what: String) throws {
    try shouldRead(Wording.count(count), what)
  }

  /// Fails the case unless the screen says this of the count.
  func shouldRead(_ text: String, _ what: String) throws {
    try Role.screen.should(what, expected: text) { try driver.text(of: "count") }
  }
}

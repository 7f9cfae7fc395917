import ProfileHeaderContract
@_spi(Driving) import UIKit
import XCTest

/// A solution's screen in a navigation controller, as a person would use it.
@MainActor struct ScreenStage: HeaderInUse {
  let world: HeaderWorld
  let driver: ScreenDriver
  let screen: UIViewController
  let role = Role.screen
  let member: String? = nil

  init(for test: XCTestCase, in world: HeaderWorld) throws {
    let solution = try test.solution(as: (any HeaderScreen.Type).self)
    self.world = world
    screen = solution.makeScreen(userID: world.userID, services: world.services)
    driver = ScreenDriver(screen, inNavigation: true)
    driver.settle()
  }

  func tap(_ button: HeaderButton) throws { try driver.tap(button.rawValue) }

  func rename(to text: String) throws {
    try tap(.editName)
    try driver.type(text, into: "newName")
    try driver.tap("save")
  }

  func text(_ place: HeaderPlace) throws -> String {
    driver.isVisible(place.rawValue) ? try driver.text(of: place.rawValue) : ""
  }

  func isEnabled(_ button: HeaderButton) throws -> Bool { try driver.isEnabled(button.rawValue) }

  func isLoading() -> Bool { driver.isVisible("loading") }

  /// The colour of the view with the initials.
  func tint() -> AvatarTint? {
    let colors: [(UIColor, AvatarTint)] = [
      (.systemRed, .red), (.systemOrange, .orange), (.systemGreen, .green), (.systemBlue, .blue),
    ]
    let color = screen.viewIfLoaded.flatMap { avatar(in: $0)?.backgroundColor }
    return colors.first { $0.0 == color }?.1
  }

  private func avatar(in view: UIView) -> UIView? {
    if view.accessibilityIdentifier == "avatar" { return view }
    return view.subviews.lazy.compactMap { avatar(in: $0) }.first
  }

  /// The objects behind the screen as it is now.
  func parts() throws -> ScreenParts {
    try ScreenParts(of: screen, kinds: [.presenter, .viewModel, .interactor, .router])
  }
}

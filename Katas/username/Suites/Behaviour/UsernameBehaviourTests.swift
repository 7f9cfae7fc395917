@_spi(Driving) import UIKit
import UsernameContract
import XCTest

/// The screen as a person uses it.
@MainActor final class UsernameBehaviourTests: XCTestCase {
  private func stage(_ world: UsernameWorld) throws -> Stage {
    Stage(try solution(as: (any UsernameScreen.Type).self).makeScreen(store: world.store))
  }

  /// The screen opens with the name, or with "Reader" and the account's number when there is none.
  func testOpensWithTheNameOrTheNumber() throws {
    let named = UsernameWorld(for: self)
    try stage(named).shouldShow(named.store.account.name ?? "", at: "title", "open with the name")
    for blank in [nil, ""] {
      let world = UsernameWorld(for: self) { _ in blank }
      let stage = try stage(world)
      try stage.shouldShow(world.fallback, at: "title", "open with the number without a name")
      try stage.shouldEnable(false, "Remove name", "have no name to remove")
    }
  }

  /// Save takes the name over, without the spaces around it.
  func testRenames() throws {
    let world = UsernameWorld(for: self) { _ in nil }
    let stage = try stage(world)
    let name = world.values.name()
    try stage.driver.type("  \(name) ", into: "name")
    try stage.driver.tap("Save")
    try stage.shouldShow(name, at: "title", "show the new name after Save")
    try stage.shouldEnable(true, "Remove name", "let the name be removed")
  }

  /// Remove name, or saving a blank one, brings the number back.
  func testFallsBackWhenTheNameIsRemoved() throws {
    let world = UsernameWorld(for: self)
    let stage = try stage(world)
    try stage.driver.tap("Remove name")
    try stage.shouldShow(world.fallback, at: "title", "show the number after Remove name")
    try stage.driver.type(world.values.name(), into: "name")
    try stage.driver.tap("Save")
    try stage.driver.type("   ", into: "name")
    try stage.driver.tap("Save")
    try stage.shouldShow(world.fallback, at: "title", "show the number after a blank name")
  }
}

import ProfileContract
@_spi(Driving) import UIKit
import XCTest

/// A form on show, as a person would use it.
@MainActor struct ProfileStage: FormInUse {
  let world: ProfileWorld
  let stage: Stage
  let role = Role.screen
  let memberSaving: String? = nil

  /// Shows the screen that a solution makes for the world's profile.
  init(for test: XCTestCase) throws {
    let solution = try test.solution(as: (any ProfileScreen.Type).self)
    let world = ProfileWorld(for: test)
    self.init(
      showing: Stage(solution.makeScreen(profile: world.profile, services: world.services)),
      in: world)
  }

  /// Uses a screen on show that was made for the world's profile.
  init(showing stage: Stage, in world: ProfileWorld) {
    self.world = world
    self.stage = stage
  }

  /// The objects behind the screen as it is now.
  func parts() throws -> ScreenParts {
    try ScreenParts(of: stage.screen, kinds: [.presenter, .viewModel])
  }

  func enter(_ text: String, into field: ProfileField) throws {
    try stage.driver.type(text, into: field.rawValue)
  }

  func save() throws {
    try stage.driver.tap("save")
  }

  func shown(_ place: FormPlace) throws -> String {
    try text(of: place.rawValue)
  }

  func isSaveEnabled() throws -> Bool {
    try stage.driver.isEnabled("save")
  }

  func member(entering field: ProfileField) -> String? { nil }

  /// Fails the case unless a field shows `text`.
  func shouldShow(
    _ text: String, in field: ProfileField, by role: Role = .screen, _ what: String
  ) throws {
    try explained {
      try role.should("\(what) at \"\(field.rawValue)\"", expected: text) {
        try self.text(of: field.rawValue)
      }
    }
  }

  /// A text on the screen; a label that is hidden shows none.
  private func text(of identifier: String) throws -> String {
    stage.driver.isVisible(identifier) ? try stage.driver.text(of: identifier) : ""
  }

  func explained(_ check: () throws -> Void) throws {
    do {
      try check()
    } catch {
      throw try gone ?? error
    }
  }

  /// The failure of a view whose presenter or view model is gone; nil when that is not so.
  private var gone: Failure? {
    get throws {
      let parts = try parts()
      return (parts.gone(.presenter) ?? parts.gone(.viewModel)).map { gone in
        Failure(
          role: .view, should: "The view should hold the part that it works with.",
          actual: gone.explanation, types: parts.views.map { LearnerType.name(type(of: $0)) },
          place: gone.path)
      }
    }
  }
}

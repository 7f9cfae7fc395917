import ProfileContract
@_spi(Driving) import UIKit
import XCTest

/// How the parts of the screen hold together.
@MainActor final class MVVMWiringTests: XCTestCase {
  /// The screen is built of a view and a view model, each an object of its own.
  func testScreenIsBuiltOfItsParts() throws {
    let parts = try parts()
    try parts.part(.viewModel, as: (any ProfileViewModel).self)
    try parts.shouldBeApart()
  }

  /// The view model works without UIKit: it stores no field, no controller, nothing of UIKit.
  func testViewModelWorksWithoutUIKit() throws {
    let stage = try ViewModelStage(for: self)
    try Role.viewModel.shouldStoreNoUIKit(in: ObjectGraph(from: stage.viewModel))
  }

  /// The view keeps neither the profile nor services: it knows its view model alone.
  func testViewKeepsNoModel() throws {
    try parts().viewShouldKeepNone(of: [.services, .profile])
  }

  private func parts() throws -> ScreenParts {
    let solution = try solution(as: (any ProfileMVVM.Type).self)
    let world = ProfileWorld(for: self)
    return try ScreenParts(
      of: solution.makeScreen(profile: world.profile, services: world.services),
      kinds: [.presenter, .viewModel])
  }

  /// The view model that the screen stores is the one that works behind it.
  func testScreenWorksThroughItsViewModel() throws {
    _ = try solution(as: (any ProfileMVVM.Type).self)
    let stage = try ProfileStage(for: self)
    let viewModel = try stage.parts().part(.viewModel, as: (any ProfileViewModel).self)
    let noDay = stage.world.values.word()
    viewModel.enter(noDay, into: .birthDate)
    try stage.shouldShow(
      noDay, in: .birthDate, by: .view, "show the state of its view model")
    try stage.enter(Day.text(stage.world.day()), into: .birthDate)
    try stage.save()
    viewModel.save()
    try Role.viewModel.shouldNot(
      "save a second time while the tap on Save is under way", on: "save()", expected: 1
    ) { stage.world.server.sent.count }
    stage.world.server.answer(false)
    try stage.shouldShow(
      Wording.notSaved, at: .status, on: "save()", "show the state of its view model")
  }
}
